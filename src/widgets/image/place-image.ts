type Styles = Readonly<Record<string, string>>;

const FILL: Styles = {
  display: 'block',
  'inline-size': '100%',
  'block-size': '100%',
  'min-inline-size': '0',
  'min-block-size': '0',
  'max-inline-size': 'none',
  'max-block-size': 'none',
  margin: '0',
};

/**
 * Lets the page's own picture fill its box, with the link and picture elements around it, by inline styles.
 *
 * @param outer the outermost element to fill the box
 * @param position the focal point, in per cent
 * @returns a function that restores the elements' own styles
 */
export function placeImage(image: HTMLElement, outer: Element, position: string): () => void {
  const undo: (() => void)[] = [];
  for (let at: HTMLElement | null = image; at; at = at.parentElement) {
    undo.push(withStyles(at, at === image ? { ...FILL, 'object-fit': 'cover', 'object-position': position } : FILL));
    if (at === outer) break;
  }
  return () => {
    // The last one first: the first one knows whether there was a style attribute.
    for (const one of undo.reverse()) one();
  };
}

function withStyles(element: HTMLElement, styles: Styles): () => void {
  const { style } = element;
  const bare = !element.hasAttribute('style');
  const before = Object.keys(styles).map((name) => [
    name,
    style.getPropertyValue(name),
    style.getPropertyPriority(name),
  ]);
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, 'important');
  return () => {
    for (const [name = '', value = '', priority] of before) style.setProperty(name, value, priority);
    // Asked first: Chromium leaves an empty attribute when it has not serialised the style yet.
    if (bare && element.hasAttribute('style')) element.removeAttribute('style');
  };
}
