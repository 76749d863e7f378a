export const HELP = `vitrine lint [options] FILE|FOLDER|GLOB…      checks the blocks of pages for mistakes
vitrine explain CODE                          explains why a rule exists and how to fix it
vitrine preload [options] FILE|FOLDER|GLOB…   prints <link rel="modulepreload"> lines for pages

FILE       a page or part of a page; - reads the standard input
FOLDER     every .html and .htm file below it
GLOB       quote it, so that the shell does not expand it

-f, --format human|json|github   output format (default: human)
    --json                       the same as --format json
    --max-warnings N             exit with 1 if there are more than N warnings (default: no limit)
-q, --quiet                      print errors only
    --verbose                    also list what is skipped because a template fills it in
    --base URL                   preload: the URL of dist (default: the folder of the page’s Vitrine script)
    --decided                    preload: for a visitor who has decided about cookies, so without the cookie notice
-h, --help                       show this help
-v, --version                    show the version

Exit codes: 0 no errors, 1 errors or too many warnings, 2 the command could not run.
A comment <!-- vitrine-lint-disable-next VT102 --> switches rules off for the next element.`;
