/** How a caption stands that is read out and not seen: the block's own title says the same. */
const UNSEEN = { position: 'absolute', 'clip-path': 'inset(50%)', 'inline-size': '1px', 'block-size': '1px' };

/**
 * Aligns the columns of numbers of a table, which belongs to the page, and hides its caption from the eyes where the block's title is the same.
 *
 * @param columns places of the columns of numbers in a row
 * @returns a function that gives back what was there
 */
export function dressTable(table: HTMLTableElement, columns: readonly number[], isTitled: boolean): () => void {
  const before: (readonly [element: HTMLElement, style: string | null])[] = [];
  const style = (element: HTMLElement, values: Readonly<Record<string, string>>): void => {
    before.push([element, element.getAttribute('style')]);
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  };
  if (isTitled && table.caption) style(table.caption, UNSEEN);
  for (const { cells } of table.rows) {
    const [label] = cells;
    if (label && !columns.includes(0)) style(label, { 'text-align': 'start' });
    for (const at of columns) {
      const cell = cells[at];
      if (cell) style(cell, { 'text-align': 'end', 'font-variant-numeric': 'tabular-nums' });
    }
  }
  return () => {
    for (const [element, text] of before) {
      // Checked first: Chromium leaves an empty attribute where it has not written the style yet.
      if (element.hasAttribute('style')) element.removeAttribute('style');
      if (text) element.style.cssText = text;
    }
  };
}
