import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { parse } from '../../vocab/block/parse.ts';
import type { AnyDoor } from './door.ts';
import { emit } from './emit.ts';
import { fail } from './fail.ts';
import { createHost } from './host.ts';
import type { KindParts } from './mount-kind.ts';
import { sheetsFor } from './sheets.ts';
import { sourcesOf } from './sources.ts';

/** The one element react-shadow gives that layers use; its index signature would say it may be missing. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

let layers = 0;

/**
 * Mounts page-level blocks: the element in the page only says where, React makes the host itself in a root of its own. No React handler may stand on
 * or above that host: it would fire twice, for the root and for the retargeted event.
 */
export function mountLayers(places: readonly Element[], door: AnyDoor, parts: KindParts): void {
  for (const place of places) {
    const known = parts.known(place);
    if (known?.state !== 'loading' || !place.isConnected) continue;
    const { block, View } = door;
    const container = Document.prototype.createElement.call(place.ownerDocument, 'div');
    const { host, close } = createHost({
      element: place,
      block: block.name,
      report: parts.report,
      strings: parts.strings,
      takeEarly: () => parts.early.take(place),
    });
    const reading = door.content(place);
    const { data, problems } = parse(block.data, sourcesOf(place, place, false, reading.data));
    for (const problem of problems) parts.report.problem(block.name, place, problem);
    const unmount = (): void => {
      close();
      root.unmount();
      container.remove();
    };
    const root = createRoot(container, {
      identifierPrefix: `vl${++layers}-`,
      onUncaughtError: (error) =>
        queueMicrotask(() => {
          if (!parts.known(place)?.mounted) return;
          unmount();
          known.mounted = null;
          fail(place, known, error, parts);
        }),
    });
    place.append(container);
    known.mounted = { unmount };
    // A constant array: a new one each render would attach and throw each time.
    root.render(
      <ShadowDiv mode="open" styleSheets={sheetsFor(door.style) as CSSStyleSheet[]}>
        <StrictMode>
          <div className="vitrine" part="root" dir={host.dir}>
            <View data={data} content={reading.content} host={host} />
          </div>
        </StrictMode>
      </ShadowDiv>,
    );
    parts.set(place, known, 'ready');
    emit(place, 'block-ready', { block: block.name });
  }
}
