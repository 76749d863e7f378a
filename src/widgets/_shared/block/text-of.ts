/** Elements that begin a line of their own, also where the page's styles are not known. */
const LINES =
  'address,article,aside,blockquote,br,dd,details,div,dl,dt,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,td,th,tr,ul';

/** The text of a node, with a line break at each `<br>` and at each border of a block, and nowhere else. White space is collapsed as a browser does it. */
export function linesOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ');
  if (!(node instanceof Element)) return '';
  const inside = [...node.childNodes].map(linesOf).join('');
  return node.matches(LINES) ? `\n${inside}\n` : inside;
}

/** The words of an element in one line; empty without one. Those that a `<br>` or the border of a block parts are not joined. */
export const textOf = (element: Element | null | undefined): string =>
  element ? linesOf(element).replace(/\s+/g, ' ').trim() : '';
