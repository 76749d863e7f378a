import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { parse } from '../../vocab/block/parse.ts';
import { BLOCK_ADDED } from '../../vocab/names.ts';
import type { AnyDoor } from './door.ts';
import { emit } from './emit.ts';
import { fail } from './fail.ts';
import { createHost } from './host.ts';
import type { Known } from './known.ts';
import type { Mounted } from './mount.tsx';
import type { KindParts } from './mount-kind.ts';
import { rootMotion } from './root-motion.ts';
import { sayProblem } from './say.ts';
import { sheetsFor } from './sheets.ts';
import { sourcesOf } from './sources.ts';

/** The one element react-shadow gives that layers use; its index signature would say it may be missing. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

let layers = 0;

/**
 * Mounts a page-level block: the element in the page only says where, React makes the host itself in a root of its own. No React handler may stand on
 * or above that host: it would fire twice, for the root and for the retargeted event.
 */
export function mountLayer(place: Element, door: AnyDoor, parts: KindParts): void {
  const known = parts.known(place);
  if (known?.state !== 'loading' || !place.isConnected) return;
  const failed = (error: unknown): void => {
    if (parts.known(place) !== known) return;
    known.mounted?.unmount();
    known.mounted = null;
    fail(place, known, error, parts);
  };
  try {
    known.mounted = render(place, known, door, parts, failed);
    parts.set(place, known, 'ready');
    emit(place, 'block-ready', { block: known.name });
  } catch (error) {
    failed(error);
  }
}

function render(
  place: Element,
  known: Known,
  door: AnyDoor,
  { page, early }: KindParts,
  failed: (error: unknown) => void,
): Mounted {
  const { block, View } = door;
  // A copy of the page brings along what stood in the original.
  for (const child of [...place.children]) if (child.hasAttribute(BLOCK_ADDED)) child.remove();
  const { content, data: values } = door.content(place);
  const { data, problems } = parse(block.data, sourcesOf(place, place, false, values));
  known.problems = problems;
  for (const problem of problems) sayProblem(page.report, block.name, place, problem);
  const { host, close } = createHost({
    element: place,
    block: block.name,
    page,
    takeEarly: () => early.take(place),
  });
  // Of an element the stage made itself, too; the page's own keeps the place its author gave it.
  if (place.hasAttribute(BLOCK_ADDED)) boxless(place as HTMLElement);
  const container = Document.prototype.createElement.call(place.ownerDocument, 'div');
  boxless(container);
  place.append(container);
  const root = createRoot(container, {
    identifierPrefix: `vl${++layers}-`,
    // React must finish before its root goes.
    onUncaughtError: (error) => queueMicrotask(() => failed(error)),
  });
  root.render(
    // A constant array: a new one each render would attach and throw each time.
    <ShadowDiv mode="open" styleSheets={sheetsFor(door.style) as CSSStyleSheet[]} ref={boxless}>
      <StrictMode>
        <div className="vitrine" part="root" dir={host.dir} {...rootMotion()}>
          <View data={data} content={content} host={host} />
        </div>
      </StrictMode>
    </ShadowDiv>,
  );
  return {
    unmount() {
      close();
      root.unmount();
      container.remove();
    },
  };
}

/** Takes an element out of the page's layout, whatever its style sheets say of a `div` in `body`. */
function boxless(element: HTMLElement | null): void {
  element?.style.setProperty('display', 'contents', 'important');
  element?.setAttribute(BLOCK_ADDED, '');
}
