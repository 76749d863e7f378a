import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { giveBack, lend } from '../../../runtime/mount/lend.ts';
import { documentMember, queryIn } from '../../../runtime/page/document-member.ts';
import messages from '../../../strings/pt-BR/lightbox.json';
import { IconButton } from '../../_shared/ui/button/icon-button.tsx';
import { Icon } from '../../_shared/ui/icons/icon.tsx';
import { arrowLeft, arrowRight } from '../../_shared/ui/icons/icons.ts';

interface Props {
  readonly kind: 'previous' | 'next';
  /** What the page uses as its arrow (LBOX-316). */
  readonly asked: Element | string | false | undefined;
  readonly handle: Pick<BlockHandle, 'run' | 'strings' | 'log'>;
  act(): void;
}

/** An arrow: the built-in one, an element of the page, or none. */
export function Arrow({ kind, asked, handle, act }: Props) {
  const [element] = useState(() => (typeof asked === 'string' ? elementFor(asked, handle) : asked));
  if (element === false) return null;
  if (element instanceof Element) return <OwnArrow kind={kind} element={element} handle={handle} act={act} />;
  const isPrevious = kind === 'previous';
  return (
    <IconButton
      className={`arrow ${kind}`}
      part={kind}
      label={handle.strings(messages)(isPrevious ? 'lightboxPrevious' : 'lightboxNext')}
      onClick={() => handle.run(act)}
    >
      <Icon path={isPrevious ? arrowLeft : arrowRight} />
    </IconButton>
  );
}

function elementFor(selector: string, handle: Props['handle']): Element | undefined {
  try {
    const found = queryIn(document, selector)[0];
    if (!found) handle.log.warn(`The lightbox found no arrow "${selector}".`);
    return found;
  } catch {
    handle.log.warn(`"${selector}" is no selector of an arrow of the lightbox.`);
    return undefined;
  }
}

/**
 * The page's own arrow: outside of the dialog it could not be reached, so it is lent to it and given back to its place.
 */
function OwnArrow({ kind, element, handle, act }: Omit<Props, 'asked'> & { readonly element: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const acted = useEffectEvent(() => handle.run(act));
  useLayoutEffect(() => {
    const place = ref.current;
    const host = (place?.getRootNode() as ShadowRoot | undefined)?.host;
    if (!(place && host)) return;
    lend(host, [{ slot: kind, nodes: [element] }]);
    // Natively: React would look for the handlers of the page's element outside of the dialog.
    const listener = (): void => void acted();
    place.addEventListener('click', listener);
    return () => {
      place.removeEventListener('click', listener);
      giveBack(host, documentMember('documentElement'));
    };
  }, [kind, element]);
  return (
    <div ref={ref} className={`arrow ${kind}`}>
      <slot name={kind} />
    </div>
  );
}
