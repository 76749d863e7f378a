import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { thirdPartyLimits } from '../../../../vocab/codes/third-parties.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly address: URL;
  readonly title: string;
  /** Forms in it may be sent. */
  readonly forms?: boolean;
  /** Takes the focus, because a click has opened it. */
  readonly focus: boolean;
  /** Can neither be reached nor clicked. */
  readonly inert?: boolean;
  /** It has loaded. A browser says so of its own error page, too. */
  onArrive?(): void;
  /** It has not loaded in 30 s. */
  onLate(): void;
}

/** The least rights that players and booking forms work with. A page of this origin never gets its origin: it could take the sandbox away. */
const sandboxOf = (address: URL, forms: boolean): string =>
  [
    'allow-scripts allow-popups allow-popups-to-escape-sandbox',
    ...(address.origin === location.origin ? [] : ['allow-same-origin']),
    ...(forms ? ['allow-forms'] : []),
  ].join(' ');

/** A page of a third party in an iframe with the least rights (threat T-16). It is rendered once the visitor allows it. */
export function OutsideFrame({ handle, address, title, forms = false, focus, inert, onArrive, onLate }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const arrived = useRef(false);
  const late = useEffectEvent(onLate);
  useLayoutEffect(() => {
    if (focus) frame.current?.focus({ preventScroll: true });
  }, [focus]);
  useEffect(() => handle.after(thirdPartyLimits.fileTimeoutMs, () => arrived.current || late()), [handle]);
  return (
    <iframe
      ref={frame}
      className="vt-outside"
      part="frame"
      title={title}
      sandbox={sandboxOf(address, forms)}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; encrypted-media; picture-in-picture"
      inert={inert}
      src={address.href}
      onLoad={() => {
        arrived.current = true;
        onArrive?.();
      }}
    />
  );
}
