import type { LightHandle } from '../../runtime/light/open-light.ts';
import messages from '../../strings/pt-BR/announcement-bar.json';
import type { LayerPayloads } from '../../vocab/block/layers.ts';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import type { keepAtEdge } from '../_shared/ui/edge/keep-at-edge.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { close as cross } from '../_shared/ui/icons/icons.ts';
import type { OwnerText } from '../_shared/ui/rich-text/owner-text.ts';

export interface AnnouncementBarProps {
  readonly handle: Pick<LightHandle, 'strings' | 'run'>;
  readonly payload: LayerPayloads['announcement-bar'];
  /** Null where the page's own element shows it. */
  readonly text: OwnerText | null;
  /** Where the text leads; null if it is no link. */
  readonly href: string | null;
  /** The page's own element has room for the button. */
  readonly isReserved: boolean;
  readonly covered: boolean;
  readonly attach?: typeof keepAtEdge | undefined;
  close(): void;
}

/** The bar: in the page's own element, else at the lower edge. It needs no React (src/runtime/light). */
export function AnnouncementBar({
  handle,
  payload,
  text,
  href,
  isReserved,
  covered,
  attach,
  close,
}: AnnouncementBarProps) {
  const { inPlace, isEdge, preview } = payload;
  const t = handle.strings(messages);
  return (
    <section
      ref={attach}
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
          {text ? (
            <LinkedText text={text} href={href} newWindow={payload.link?.newWindow} more={t('announcementMore')} />
          ) : (
            <slot name="text" />
          )}
        </div>
      </div>
      <IconButton className="close" part="close" label={t('announcementClose')} onClick={() => handle.run(close)}>
        <Icon path={cross} />
      </IconButton>
    </section>
  );
}

interface LinkedTextProps {
  readonly text: OwnerText;
  readonly href: string | null;
  readonly newWindow: boolean | undefined;
  readonly more: string;
}

/** The text, which is a link where the settings have one. A text with links of its own is followed by the link instead. */
function LinkedText({ text: { text, fill, hasLinks }, href, newWindow, more }: LinkedTextProps) {
  const rich = fill ? <div className="rich" ref={fill} /> : text && <p>{text}</p>;
  if (href === null) return rich;
  const attributes = { href, part: 'link', ...(newWindow && { target: '_blank', rel: 'noopener noreferrer' }) };
  if (!hasLinks)
    return (
      <a {...attributes} className="link">
        {rich}
      </a>
    );
  return (
    <>
      {rich}
      <a {...attributes}>{more}</a>
    </>
  );
}
