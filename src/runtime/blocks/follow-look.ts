import { documentMember } from '../page/document-member.ts';
import { type LookSources, pageLook } from './page-look.ts';
import { sheetOf } from './sheets.ts';

/** What a visitor may change without a reload: the page answers it with other rules. */
const MEDIA = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)', 'print'];
/** Where pages write down which theme is on. */
const THEME = 'class data-theme data-bs-theme data-color-scheme data-color-mode data-mode theme'.split(' ');
/** How long a window has to keep its width, in ms: a look read at every step of a drag would be thrown away. */
const STILL = 100;

interface Followed {
  readonly root: ShadowRoot;
  readonly sources: LookSources;
  readonly sheets: readonly CSSStyleSheet[];
  look: string;
}

const followed = new Set<Followed>();
let stop = (): void => {};

/** Gives a root its sheets with the look of the page, and keeps that as the page shows it. Returns the stop. */
export function followLook(
  root: ShadowRoot,
  sources: LookSources,
  sheets: readonly CSSStyleSheet[],
  look: string,
): () => void {
  root.adoptedStyleSheets = look ? [...sheets, sheetOf(look)] : [...sheets];
  if (!sources.look && !sources.lent.length) return () => {};
  const one = { root, sources, sheets, look };
  if (!followed.size) stop = watch();
  followed.add(one);
  return () => {
    if (followed.delete(one) && !followed.size) stop();
  };
}

/**
 * Reads the look of all blocks once more. What a block draws in place of stands in no slot, and has no style then: for the time of reading it stands in
 * one that is not rendered.
 */
function readAgain(): void {
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
  // Not of `sheetOf`, which keeps what it made: a window can have any width.
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
    timer = setTimeout(readAgain, STILL);
  };
  const themed = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(readAgain);
  });
  const lists = MEDIA.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', readAgain);
  for (const element of [documentMember('documentElement'), documentMember('body')])
    if (element) themed.observe(element, { attributeFilter: THEME });
  addEventListener('resize', resized);
  // Style sheets that came late.
  addEventListener('load', readAgain);
  return () => {
    for (const list of lists) list.removeEventListener('change', readAgain);
    themed.disconnect();
    removeEventListener('resize', resized);
    removeEventListener('load', readAgain);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
