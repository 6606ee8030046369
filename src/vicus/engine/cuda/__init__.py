"""The CUDA engine: `program` compiles the rules to PTX (no GPU needed), `driver` talks to libcuda, `engine` runs games."""
