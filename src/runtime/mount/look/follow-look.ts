import { documentMember } from '../../page/document-member.ts';
import { sheetOf } from '../sheets.ts';
import { type LookSources, pageLook } from './page-look.ts';

/** Media features that can change without a reload and activate other style rules. */
const MEDIA = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)', 'print'];
/** Attributes in which pages store the active theme. */
const THEME_ATTRIBUTES = 'class data-theme data-bs-theme data-color-scheme data-color-mode data-mode theme'.split(' ');
/** How long the window width must stay the same before looks are read again, in ms. During a drag each reading would be discarded. */
const RESIZE_QUIET = 100;

interface FollowedBlock {
  readonly root: ShadowRoot;
  readonly sources: LookSources;
  readonly sheets: readonly CSSStyleSheet[];
  look: string;
}

const followed = new Set<FollowedBlock>();
let stop = (): void => {};

/** Adopts the sheets of a shadow root and the look of the page, and updates the look when the page changes. Returns a function that stops the updates. */
export function followLook(
  root: ShadowRoot,
  sources: LookSources,
  sheets: readonly CSSStyleSheet[],
  look: string,
): () => void {
  root.adoptedStyleSheets = look ? [...sheets, sheetOf(look)] : [...sheets];
  if (!sources.look && !sources.lent.length) return () => {};
  const block = { root, sources, sheets, look };
  if (!followed.size) stop = watch();
  followed.add(block);
  return () => {
    if (followed.delete(block) && !followed.size) stop();
  };
}

/**
 * Reads the look of all blocks again. Elements that a block replaces are in no slot and therefore have no computed style, so each root gets a
 * hidden default slot during the reading.
 */
function rereadLooks(): void {
  const all = [...followed];
  const slots = all.map(({ root }) => {
    const slot = documentMember('createElement').call(document, 'slot') as HTMLSlotElement;
    slot.hidden = true;
    root.append(slot);
    return slot;
  });
  let looks: string[] = [];
  try {
    looks = all.map(({ sources }) => pageLook(sources, true));
  } finally {
    for (const slot of slots) slot.remove();
  }
  // Not with `sheetOf`, which caches every sheet: there would be one for each window width.
  const made = new Map<string, CSSStyleSheet>();
  for (const [at, one] of all.entries()) {
    const look = looks[at] ?? '';
    if (look === one.look) continue;
    one.look = look;
    const sheet = made.get(look) ?? new CSSStyleSheet();
    if (!made.has(look)) sheet.replaceSync(look);
    made.set(look, sheet);
    one.root.adoptedStyleSheets = [...one.sheets, sheet];
  }
}

function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let width = innerWidth;
  const resized = (): void => {
    if (width === innerWidth) return;
    width = innerWidth;
    clearTimeout(timer);
    timer = setTimeout(rereadLooks, RESIZE_QUIET);
  };
  const themed = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(rereadLooks);
  });
  const lists = MEDIA.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', rereadLooks);
  for (const element of [documentMember('documentElement'), documentMember('body')])
    if (element) themed.observe(element, { attributeFilter: THEME_ATTRIBUTES });
  addEventListener('resize', resized);
  // Style sheets can load late.
  addEventListener('load', rereadLooks);
  return () => {
    for (const list of lists) list.removeEventListener('change', rereadLooks);
    themed.disconnect();
    removeEventListener('resize', resized);
    removeEventListener('load', rereadLooks);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
