"""As much of Python's own library as a page without a server needs: whatever it imports, and what that may import later."""

from __future__ import annotations

MODULES = (
    "__future__|_collections_abc|_colorize|_compat_pickle|_opcode_metadata|_py_abc|_py_warnings|_pyodide|_strptime|"
    "_threading_local|_weakrefset|abc|annotationlib|ast|asyncio|base64|bisect|bz2|calendar|codecs|codeop|"
    "collections|compression|concurrent|contextlib|contextvars|copy|copyreg|ctypes|dataclasses|datetime|decimal|"
    "difflib|dis|email|encodings|enum|fnmatch|fractions|functools|genericpath|glob|gzip|hashlib|heapq|hmac|"
    "importlib|inspect|io|ipaddress|json|keyword|linecache|locale|logging|lzma|marshal|math|multiprocessing|ntpath|"
    "numbers|opcode|operator|os|pathlib|pickle|platform|posixpath|pyodide|queue|quopri|random|re|reprlib|secrets|"
    "selectors|shutil|signal|site|socket|ssl|stat|statistics|string|stringprep|struct|subprocess|sysconfig|"
    "tempfile|textwrap|threading|token|tokenize|tomllib|traceback|types|typing|urllib|uuid|warnings|weakref|"
    "zipfile|zipimport"
)
LEFT_OUT = (
    r"asyncio/(windows|proactor|__main__|tools)",
    r"email/(_header_value_parser|mime|generator|base64mime|contentmanager)",
    r"encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|raw_unicode_escape|unicode_escape|utf_)",
    r"logging/(config|handlers)",
    r"multiprocessing/(managers|dummy|shared_memory|resource_sharer|sharedctypes|popen)",
    r"urllib/(request|robotparser|error|response)",
    r"ctypes/(macholib|util|wintypes)",
    r"concurrent/(interpreters|futures/interpreter)",
    r"importlib/resources/",
)
KEPT = rf"(?!{'|'.join(LEFT_OUT)})({MODULES})(\.py|/)|_sysconfigdata"
