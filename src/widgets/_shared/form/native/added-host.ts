import { BLOCK_ADDED } from '../../../../vocab/names.ts';

/**
 * Creates an element that a block adds to a form of the page, with a shadow root of its own: it has to be inside the form, whose style sheets must not reach it.
 *
 * @param root the block's root, whose look it has
 */
export function addedHost(root: ShadowRoot): { readonly host: HTMLElement; readonly box: HTMLElement } {
  const create = (name: 'span' | 'div'): HTMLElement => Document.prototype.createElement.call(root.ownerDocument, name);
  const host = create('span');
  host.setAttribute(BLOCK_ADDED, '');
  const inside = host.attachShadow({ mode: 'open' });
  inside.adoptedStyleSheets = root.adoptedStyleSheets;
  const box = create('div');
  const own = root.querySelector('.vitrine');
  for (const name of ['class', 'dir', 'lang', 'data-motion']) {
    const value = own?.getAttribute(name);
    if (value) box.setAttribute(name, value);
  }
  inside.append(box);
  return { host, box };
}
