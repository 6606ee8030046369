from vicus.cli.app import main

main()
