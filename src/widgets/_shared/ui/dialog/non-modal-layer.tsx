import { FocusTrap } from 'focus-trap-react';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { documentMember } from '../../../../runtime/page/document-member.ts';
import { lockScroll } from '../../../../runtime/page/lock-scroll.ts';
import { CloseButton } from '../button/close-button.tsx';
import { useBack } from '../escape/use-back.ts';
import { useEscape } from '../escape/use-escape.ts';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly title: string;
  /** A request to close: Esc, its button, a click on the backdrop. */
  hide(): void;
  /**
   * Boxes outside whose controls stay reachable by Tab, too; the same array as long as they are the same. A click reaches everything above the backdrop. Tab
   * stops at a frame only between two controls, so no frame may be last in the layer.
   */
  readonly outside?: readonly HTMLElement[];
  /** The control with `data-focus` receives the initial focus, otherwise the layer itself. */
  readonly children: ReactNode;
}

/** The focused element, also inside open shadow roots. */
function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * A dialog that is not modal for the browser: it is below the top layer and keeps the focus inside by a focus trap, so that content that a third party places
 * over the page, such as a captcha's challenge, can be reached. Everything else uses `Dialog`. The trap is 8 kB, so a block imports this file when somebody
 * opens the layer.
 */
export function NonModalLayer({ handle, title, hide, outside, children }: Props) {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const [from] = useState(focused);
  useEscape(handle, true, hide);
  useEffect(lockScroll, []);
  useBack(handle, true, hide);
  const held = useMemo(() => (layer ? [layer, ...(outside ?? [])] : []), [layer, outside]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the layer; the keyboard has Esc and the button. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="vt-veil" onClick={() => handle.run(hide)} />
      <div
        ref={setLayer}
        className="vt-dialog vt-held"
        part="dialog"
        role="dialog"
        aria-labelledby={`${id}title`}
        tabIndex={-1}
      >
        <div className="vt-dialog-content">
          <div className="vt-dialog-head">
            <h2 id={`${id}title`} className="vt-dialog-title" part="dialog-title">
              {title}
            </h2>
            <CloseButton handle={handle} hide={hide} />
          </div>
          {children}
        </div>
      </div>
      {layer && (
        <FocusTrap
          containerElements={held}
          focusTrapOptions={{
            escapeDeactivates: false,
            allowOutsideClick: true,
            delayInitialFocus: false,
            preventScroll: true,
            tabbableOptions: { getShadowRoot: true },
            initialFocus: () => layer.querySelector<HTMLElement>('[data-focus]') ?? layer,
            fallbackFocus: layer,
            // By default it would find the shadow host.
            setReturnFocus: () => from ?? false,
          }}
        />
      )}
    </>
  );
}
