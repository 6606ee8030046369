/**
 * node compile.mjs PYODIDE FROM.zip TO.zip KEPT SOURCES …: packs Python sources as code of Pyodide's Python, which starts
 * sooner. KEPT, SOURCES: regular expressions for the names of files that are taken, and of those that stay as they are.
 * The same sources give the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [folder, ...files] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1', HOME: '/home/pyodide' } })

const convert = python.runPython(`
import io, re, zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc

LONG_AGO = (1980, 1, 1, 0, 0, 0)

def convert(data, kept, sources):
    kept, sources = re.compile(kept), re.compile(sources)
    packed = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data.to_py())) as source, zipfile.ZipFile(packed, "w") as into:
        for name in sorted(source.namelist()):
            if name.endswith("/") or not kept.match(name):
                continue
            content = source.read(name)
            if name.endswith(".py") and not sources.match(name):
                code = compile(content, name, "exec", dont_inherit=True, optimize=2)
                name, content = name + "c", bytes(_code_to_timestamp_pyc(code, 0, 0))
            into.writestr(zipfile.ZipInfo(name, LONG_AGO), content)  # not compressed: the whole is, and better
    return packed.getvalue()

convert
`)
for (let i = 0; i < files.length; i += 4) {
  const [from, to, kept, sources] = files.slice(i, i + 4)
  writeFileSync(to, convert(new Uint8Array(readFileSync(from)), kept, sources).toJs())
}
process.exit(0)
