import { FocusTrap } from 'focus-trap-react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Host } from '../../../runtime/blocks/host.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';
import { CloseButton } from '../button/close-button.tsx';
import { useEscape } from '../escape/use-escape.ts';

interface Props {
  readonly host: Pick<Host, 'run' | 'strings'>;
  readonly title: string;
  /** It is to go: Esc, its button, a press on the veil. */
  hide(): void;
  /** Elements of the page that stay reachable by Tab, too, such as the frame of a captcha. A press reaches all that lies above the veil. */
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
 * captcha's challenge, can be reached. Everything else uses `Dialog`.
 */
export function HeldLayer({ host, title, hide, outside, children }: Props) {
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  const [from] = useState(focused);
  useEscape(host, true, hide);
  const options = useMemo(
    () => ({
      escapeDeactivates: false,
      allowOutsideClick: true,
      delayInitialFocus: false,
      preventScroll: true,
      tabbableOptions: { getShadowRoot: true },
      initialFocus: () => ref.current?.querySelector<HTMLElement>('[data-focus]') ?? ref.current ?? false,
      fallbackFocus: () => ref.current as HTMLElement,
      setReturnFocus: () => from ?? false,
    }),
    [from],
  );
  const held = useMemo(() => (layer ? [layer, ...(outside ?? [])] : []), [layer, outside]);
  return (
    <>
      <div className="vt-veil" onPointerDown={() => host.run(hide)} />
      <FocusTrap active={layer !== null} containerElements={held} focusTrapOptions={options}>
        <div
          ref={(element: HTMLDivElement | null) => {
            ref.current = element;
            setLayer(element);
          }}
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
              <CloseButton host={host} hide={hide} />
            </div>
            {children}
          </div>
        </div>
      </FocusTrap>
    </>
  );
}
