import { BLOCK_JSON } from '../../vocab/names.ts';
import { gallery } from './block.ts';

let loaded: typeof import('./variant.ts') | null = null;

/**
 * Loads the layouts that move, once.
 *
 * @throws if the file cannot be loaded; the next call tries again
 */
async function loadMoving(): Promise<void> {
  loaded ??= await import('./variant.ts');
}

/**
 * The layouts that move, once they are loaded.
 *
 * @throws if nothing awaited the loading
 */
export function movingViews(): typeof import('./variant.ts') {
  if (!loaded) throw new Error('loadMoving() was not awaited');
  return loaded;
}

const NAMED = /* @__PURE__ */ new RegExp(gallery.variant ?? '', 'i');

/** Loads the layouts that move if a gallery may have one of them. */
export function prepareGallery(source: Element, published: boolean): Promise<void> | undefined {
  const texts = [source.getAttribute('data-design'), source.getAttribute(BLOCK_JSON)];
  for (const script of source.querySelectorAll(`script[${BLOCK_JSON}]`)) texts.push(script.textContent);
  return published || NAMED.test(texts.join(' ')) ? loadMoving() : undefined;
}
