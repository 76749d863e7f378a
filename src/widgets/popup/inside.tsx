import { useLayoutEffect } from 'react';
import type { LayerViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/popup.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { CloseButton } from '../_shared/ui/button/close-button.tsx';
import { RichText, useRichText } from '../_shared/ui/rich-text/rich-text.tsx';
import type { popup } from './block.ts';
import type { PopupContent } from './content.ts';

export type PopupProps = LayerViewProps<DataOf<typeof popup.data>, PopupContent, 'popup'>;

export const nameOf = ({ data, content, handle }: PopupProps): string =>
  data.title || content.heading || handle.strings(messages)('popupName');

/**
 * Lets the content of an element show while the element itself takes no place: one that is hidden, or has a frame of
 * its own, moves nothing on the page. It becomes again what it was.
 */
export function useOwnPlace(element: Element): void {
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

/**
 * What the popup shows: the corner with its close button, the image, then title, text, the page's own content, and a
 * button.
 */
export function Inside({ data, content, handle, layer, hide }: PopupProps & { hide(): void }) {
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
