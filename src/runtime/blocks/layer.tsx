import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import shadow from 'react-shadow';
import { sheetsFor } from './sheets.ts';

/** The one element react-shadow gives that layers use; its index signature would say it may be missing. */
const ShadowDiv = shadow.div as NonNullable<typeof shadow.div>;

export interface LayerParts {
  /** Where in the page the layer goes; `<body>` where no element names a place. */
  place: Element;
  style: string;
  dir: 'ltr' | 'rtl';
  identifierPrefix: string;
  children: ReactNode;
  failed(error: unknown): void;
}

/**
 * Mounts a page-level layer: React makes the host itself, in a root of its own below the place. No React handler may stand on or above the host:
 * it would fire twice, for the root and for the retargeted event.
 *
 * @returns the stop, which leaves nothing behind
 */
export function mountLayer({ place, style, dir, identifierPrefix, children, failed }: LayerParts): () => void {
  const container = Document.prototype.createElement.call(place.ownerDocument, 'div');
  place.append(container);
  const root = createRoot(container, { identifierPrefix, onUncaughtError: failed });
  // A constant array: a new one each render would attach and throw each time.
  const styleSheets = sheetsFor(style) as CSSStyleSheet[];
  root.render(
    <ShadowDiv mode="open" styleSheets={styleSheets}>
      <StrictMode>
        <div className="vitrine" part="root" dir={dir}>
          {children}
        </div>
      </StrictMode>
    </ShadowDiv>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
