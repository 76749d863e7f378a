export const HELP = `vitrine lint [options] FILE|FOLDER|GLOB…      looks through pages for mistakes in their blocks
vitrine explain CODE                          says why a rule is there and how to mend it
vitrine preload [options] FILE|FOLDER|GLOB…   writes the <link rel="modulepreload"> lines of pages

FILE       a page or a part of one; - reads the standard input
FOLDER     every .html and .htm file below it
GLOB       put it in quotes, so that the shell leaves it alone

-f, --format human|json|github   how to write what was found; human unless said
    --json                       the same as --format json
    --max-warnings N             fail for more than N warnings; without it warnings never fail
-q, --quiet                      write errors only
    --verbose                    write what a template of the site fills in, and is not judged
    --base URL                   preload: where dist stands; the folder of the page’s tag unless said
    --decided                    preload: for a visitor who has decided about cookies, so without the banner
-h, --help                       this text
-v, --version                    the version

Exit codes: 0 no errors, 1 errors or too many warnings, 2 could not run.
A comment <!-- vitrine-lint-disable-next VT102 --> switches rules off for the next element.`;
