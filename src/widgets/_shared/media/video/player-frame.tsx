import type { Ref } from 'react';
import { parseAddress } from '../../../../vocab/parse-address.ts';

export interface PlayerFrameProps {
  readonly src: string;
  readonly title: string;
  readonly onLoad?: () => void;
  readonly ref?: Ref<HTMLIFrameElement>;
}

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

/** A page of one's own origin could take the sandbox away from itself. */
const sandboxFor = (src: string): string =>
  (parseAddress(src)?.origin ?? location.origin) !== location.origin ? `${SANDBOX} allow-same-origin` : SANDBOX;

/**
 * The iframe of a video's player. It may neither lead the page elsewhere nor open dialogs over it (threat T-16). YouTube refuses to play for a page that does
 * not tell its origin, whatever the page's own policy is.
 */
export function PlayerFrame({ src, title, onLoad, ref }: PlayerFrameProps) {
  return (
    <iframe
      ref={ref}
      className="vt-video"
      part="video"
      sandbox={sandboxFor(src)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      title={title}
      src={src}
      onLoad={onLoad}
    />
  );
}
