import { useEffect, useLayoutEffect, useRef } from 'react';
import type { LayerViewProps } from '../../runtime/mount/block-module.ts';
import { lockScroll } from '../../runtime/page/lock-scroll.ts';
import messages from '../../strings/pt-BR/popup.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { useHideTransition } from '../_shared/ui/dialog/use-hide-transition.ts';
import { useModal } from '../_shared/ui/dialog/use-modal.ts';
import { useBack } from '../_shared/ui/escape/use-back.ts';
import { useEscape } from '../_shared/ui/escape/use-escape.ts';
import { RichText, useRichText } from '../_shared/ui/rich-text/rich-text.tsx';
import type { popup } from './block.ts';
import type { PopupContent } from './content.ts';
import { useHeldFocus } from './use-held-focus.ts';

/**
 * Lets the content of an element show while the element itself takes no place: one that is hidden, or has a frame of
 * its own, moves nothing on the page. It becomes again what it was.
 */
function useOwnPlace(element: Element): void {
  useLayoutEffect(() => {
    const { style } = element as HTMLElement;
    const before = element.getAttribute('style');
    style.setProperty('display', 'contents', 'important');
    return () => {
      style.removeProperty('display');
      // Not as an attribute: a strict content security policy forbids that.
      if (before) style.cssText = before;
      else element.removeAttribute('style');
    };
  }, [element]);
}

type Props = LayerViewProps<DataOf<typeof popup.data>, PopupContent, 'popup'>;

/** The popup while the page shows it. */
export function View(props: Props) {
  return props.content.hasCaptcha ? <NonModalPopup {...props} /> : <ModalPopup {...props} />;
}

const nameOf = ({ data, content, handle }: Props): string =>
  data.title || content.heading || handle.strings(messages)('popupName');

function ModalPopup(props: Props) {
  const { handle, layer, content, data } = props;
  const ref = useRef<HTMLDialogElement>(null);
  /** Who closes it: the visitor, or code that says why. */
  const result = useRef<unknown>('dismissed');
  const end = (): void => layer.close(result.current);
  // Before the dialog opens: in an element that is still hidden nothing can have the focus.
  useOwnPlace(handle.element);
  const { hiding, hide } = useHideTransition(ref, handle, end);
  useModal(ref, { handle, hiding, dismiss: hide, closed: end });
  useLayoutEffect(() => {
    layer.onCloseRequest((asked) => {
      result.current = asked;
      hide();
    });
  });
  return (
    <dialog
      ref={ref}
      className="vt-dialog popup"
      part="dialog"
      data-state={hiding ? 'hiding' : 'shown'}
      data-image={content.hasImage || data.image !== '' || undefined}
      aria-label={nameOf(props)}
    >
      <Inside {...props} hide={hide} />
    </dialog>
  );
}

/** A popup with a captcha: below the top layer, so that the captcha's challenge can be reached. */
function NonModalPopup(props: Props) {
  const { handle, layer, content, data } = props;
  const ref = useRef<HTMLDivElement>(null);
  const hide = (): void => layer.close('dismissed');
  useOwnPlace(handle.element);
  useEscape(handle, true, hide);
  useEffect(lockScroll, []);
  useBack(handle, true, hide);
  useHeldFocus(ref, handle.element);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the popup; the keyboard has Esc and the button. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="vt-veil" onClick={() => handle.run(hide)} />
      <div
        ref={ref}
        className="vt-dialog vt-held popup"
        part="dialog"
        role="dialog"
        aria-label={nameOf(props)}
        tabIndex={-1}
        data-image={content.hasImage || data.image !== '' || undefined}
      >
        <Inside {...props} hide={hide} />
      </div>
    </>
  );
}

/**
 * What the popup shows: the corner with its close button, the image, then title, text, the page's own content, and a
 * button.
 */
function Inside({ data, content, handle, layer, hide }: Props & { hide(): void }) {
  const t = handle.strings(messages);
  const text = useRichText(data.text);
  return (
    <>
      <div className="corner">
        <CloseButton handle={handle} hide={hide} />
      </div>
      <div className="inside">
        {content.hasImage && (
          <div className="image" part="image">
            <slot name="image" />
          </div>
        )}
        {!content.hasImage && data.image && (
          <div className="image" part="image">
            <img src={data.image} alt={data.imageAlt} />
          </div>
        )}
        <div className="content" part="content">
          {layer.payload.preview && (
            <p className="preview" part="preview">
              {t('popupPreview')}
            </p>
          )}
          {data.title && (
            <h2 className="title" part="title">
              {data.title}
            </h2>
          )}
          {text && <RichText rich={text} />}
          {content.hasContent && <slot name="content" />}
          {data.buttonText && data.buttonUrl && (
            <Button kind="main" part="button" href={data.buttonUrl}>
              {data.buttonText}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
