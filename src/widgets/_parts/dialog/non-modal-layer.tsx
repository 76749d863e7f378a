import { FocusTrap } from 'focus-trap-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';
import { CloseButton } from '../button/close-button.tsx';
import { useEscape } from '../escape/use-escape.ts';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly title: string;
  /** It is to go: Esc, its button, a press on the veil. */
  hide(): void;
  /**
   * Boxes outside whose controls stay reachable by Tab, too; the same array while they are the same. A press reaches all that lies above the veil. Tab stops at a
   * frame only between two controls, so none may be the last in the layer.
   */
  readonly outside?: readonly HTMLElement[];
  /** The control with `data-focus` has the focus first, else the layer itself. */
  readonly children: ReactNode;
}

/** The focused element, also inside open shadow roots. */
function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * A dialog that is not modal to the browser: it lies below the top layer and holds the focus by a trap, so that what a third party puts over the page, such as a
 * captcha's challenge, can be reached. Everything else uses `Dialog`. The trap is 8 kB, so a block imports this file when somebody opens the layer.
 */
export function NonModalLayer({ handle, title, hide, outside, children }: Props) {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const [from] = useState(focused);
  useEscape(handle, true, hide);
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
            // What it would find by itself is the host of the shadow root.
            setReturnFocus: () => from ?? false,
          }}
        />
      )}
    </>
  );
}
