import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/announcement-bar.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { destination } from '../../vocab/rules/site/destination.ts';
import { IconButton } from '../_parts/button/icon-button.tsx';
import { useBottomEdge } from '../_parts/edge/use-bottom-edge.ts';
import { useCovered } from '../_parts/edge/use-covered.ts';
import { Icon } from '../_parts/icons/icon.tsx';
import { close } from '../_parts/icons/icons.ts';
import { type Rich, RichText, useRichText } from '../_parts/rich-text/rich-text.tsx';
import type { announcementBar } from './block.ts';
import type { AnnouncementBarContent } from './content.ts';

type Props = LayerViewProps<DataOf<typeof announcementBar.data>, AnnouncementBarContent, 'announcement-bar'>;

/** How much the page's own element has to leave at its end for the close button, in px. */
const RESERVED = 44;

/** The bar: in the page's own element, else at the lower edge once its text may be shown. */
export function View(props: Props) {
  const { inPlace, text } = props.layer.payload;
  const rich = useRichText(text);
  if (inPlace)
    return (
      <Bar {...props}>
        <slot name="text" />
      </Bar>
    );
  return (
    rich && (
      <Bar {...props}>
        <LinkedText rich={rich} {...props} />
      </Bar>
    )
  );
}

function Bar({ handle, layer, children }: Props & { readonly children: ReactNode }) {
  const { inPlace, isEdge, preview } = layer.payload;
  const bar = useRef<HTMLElement>(null);
  const t = handle.strings(messages);
  const [isReserved] = useState(
    () => inPlace && Number.parseFloat(getComputedStyle(handle.element).paddingInlineEnd) >= RESERVED,
  );
  const covered = useCovered(handle.store);
  useBottomEdge(bar, isEdge);
  // The button is at the end of the page's own element, which has to be what it is placed in.
  useLayoutEffect(() => {
    if (inPlace && isReserved && getComputedStyle(handle.element).position === 'static') {
      const { style } = handle.element as HTMLElement;
      style.setProperty('position', 'relative');
      return () => {
        style.removeProperty('position');
        if (!handle.element.getAttribute('style')) handle.element.removeAttribute('style');
      };
    }
    return undefined;
  }, [inPlace, isReserved, handle]);
  return (
    <section
      ref={bar}
      className={inPlace ? 'place' : isEdge ? 'vt-edge edge' : 'edge'}
      part="bar"
      aria-label={t('announcementName')}
      data-reserved={isReserved || undefined}
      data-covered={(isEdge && covered) || undefined}
    >
      <div className="inner">
        {preview && (
          <span className="preview" part="preview">
            {t('announcementPreview')}
          </span>
        )}
        <div className="text" part="text">
          {children}
        </div>
      </div>
      <IconButton
        className="close"
        part="close"
        label={t('announcementClose')}
        onClick={() => handle.run(() => layer.close('dismissed'))}
      >
        <Icon path={close} />
      </IconButton>
    </section>
  );
}

/** The text, which is a link where the settings have one. A text with links of its own is followed by the link instead. */
function LinkedText({ rich, handle, layer }: Props & { readonly rich: Rich }) {
  const { link } = layer.payload;
  const href = link && destination(link.url, location.href);
  if (link && href === null)
    handle.log.warn(
      `The announcement bar links to ${link.url}, which is no address to go to; its text is no link.`,
      handle.element,
    );
  if (!link || href === null) return <RichText rich={rich} />;
  const attributes = { href, part: 'link', ...(link.newWindow && { target: '_blank', rel: 'noopener noreferrer' }) };
  if (!/<a\b/i.test(String(rich.html ?? '')))
    return (
      <a {...attributes} className="link">
        <RichText rich={rich} />
      </a>
    );
  return (
    <>
      <RichText rich={rich} />
      <a {...attributes}>{handle.strings(messages)('announcementMore')}</a>
    </>
  );
}
