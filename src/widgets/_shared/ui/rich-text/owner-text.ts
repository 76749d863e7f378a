/** Returns whether a text is plain text, so that no sanitiser is needed. */
export const isPlain = (source: string): boolean => !/[<&]/.test(source);

/** The longest time that a visitor waits for the sanitiser, in ms. */
export const SANITISER_TIMEOUT = 3_000;

/** An owner's text for a light view: plain text, or markup that the sanitiser returned. */
export interface OwnerText {
  readonly text: string;
  /** A ref for the element that shows the markup instead of the text; null if there is none. */
  readonly fill: ((box: HTMLElement | null) => undefined) | null;
  /** The markup has links. */
  readonly hasLinks?: boolean;
}

const nothing: OwnerText = { text: '', fill: null };

async function clean(source: string): Promise<OwnerText> {
  try {
    const { sanitiseText } = await import('../../../../runtime/page/sanitise.ts');
    const nodes = sanitiseText(source);
    if (!nodes.hasChildNodes()) return nothing;
    const hasLinks = nodes.querySelector('a') !== null;
    return { text: '', fill: (box) => void box?.replaceChildren(nodes.cloneNode(true)), hasLinks };
  } catch {
    return nothing;
  }
}

/**
 * Shows an owner's text: plain text immediately, markup once it is sanitised. If nothing is left of it, or it takes longer than 3 s, the text is empty; in the last case the markup
 * replaces it once it is available.
 *
 * @param show called with the text, before this returns if it is plain
 * @returns a function that ends it
 */
export function followOwnerText(source: string, show: (text: OwnerText) => void): () => void {
  if (isPlain(source)) {
    show({ text: source, fill: null });
    return () => {};
  }
  let current = true;
  const late = setTimeout(() => show(nothing), SANITISER_TIMEOUT);
  clean(source).then((text) => {
    clearTimeout(late);
    if (current) show(text);
  });
  return () => {
    current = false;
    clearTimeout(late);
  };
}
