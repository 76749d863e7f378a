// What a saved file changes is shown: style sheets are swapped where they are adopted, everything else reloads the page.
function* roots(root) {
  yield root;
  for (const element of root.querySelectorAll('*')) if (element.shadowRoot) yield* roots(element.shadowRoot);
}

/** The path that the build writes into the first rule of a sheet (build/dev/live-pages.mjs). */
const pathOf = (sheet) => {
  const path = sheet.cssRules[0]?.style?.getPropertyValue('--path') ?? '';
  return path && JSON.parse(path);
};

const source = new EventSource('/__live');
let lost = false;
source.addEventListener('error', () => {
  lost = true;
});
// The server has begun anew, with other code.
source.addEventListener('open', () => lost && location.reload());
source.addEventListener('change', ({ data }) => {
  const { styles = [], reload } = JSON.parse(data);
  if (reload && location.pathname.startsWith(reload)) location.reload();
  const sheets = new Set([...roots(document)].flatMap((root) => [...root.adoptedStyleSheets]));
  for (const { path, text } of styles) for (const sheet of sheets) if (pathOf(sheet) === path) sheet.replaceSync(text);
});
