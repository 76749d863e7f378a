import { useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/lightbox.json';
import parts from '../../../strings/pt-BR/parts.json';
import type { LightboxPayload } from '../../../vocab/slides.ts';
import { IconButton } from '../../_shared/ui/button/icon-button.tsx';
import { Icon } from '../../_shared/ui/icons/icon.tsx';
import { close as closeIcon, download, info, share, zoomIn, zoomOut } from '../../_shared/ui/icons/icons.ts';
import type { LightboxEntry } from '../items/lightbox-entry.ts';

/** Whether a link was passed on, copied because the browser cannot share, or neither. */
type Shared = 'shared' | 'copied' | 'failed';

/** Offers a link to the apps of the visitor's device; where the browser cannot do that, it copies the link. */
async function sharePicture(url: string, title: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    try {
      await navigator.share({ url, ...(title && { title }) });
      return 'shared';
    } catch (error) {
      // The visitor chose nothing.
      if (Object(error).name === 'AbortError') return 'shared';
    }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly entry: LightboxEntry;
  readonly index: number;
  readonly count: number;
  readonly payload: Pick<LightboxPayload, 'download' | 'share' | 'historyHash'>;
  /** The toggle of the caption, which lies over the picture (LBOX-305); null if there is none. */
  readonly captions: { readonly isShown: boolean; show(isShown: boolean): void } | null;
  readonly zoom: { readonly isEnlarged: boolean; toggle(): void } | null;
  close(): void;
}

/** Counter and buttons at the upper edge. */
export function Bar({ handle, entry, index, count, payload, captions, zoom, close }: Props) {
  const t = handle.strings(messages);
  const [told, tell] = useState('');
  const file = entry.video ? null : entry.picture?.source;
  const shared = (): Promise<void> =>
    sharePicture(payload.historyHash ? location.href : new URL(file ?? '', location.href).href, entry.title).then(
      (result) => tell(result === 'shared' ? '' : t(result === 'copied' ? 'lightboxCopied' : 'lightboxNotCopied')),
    );
  return (
    <div className="bar">
      {count > 1 && (
        <p className="counter" part="counter" role="status">
          {t('lightboxCounter', { index: index + 1, count })}
        </p>
      )}
      <p className="told" role="status">
        {told}
      </p>
      <div className="actions">
        {captions && (
          <IconButton
            part="action"
            label={t(captions.isShown ? 'lightboxHideCaption' : 'lightboxShowCaption')}
            aria-expanded={captions.isShown}
            onClick={() => handle.run(() => captions.show(!captions.isShown))}
          >
            <Icon path={info} />
          </IconButton>
        )}
        {zoom && (
          <IconButton
            part="action"
            label={t(zoom.isEnlarged ? 'lightboxZoomOut' : 'lightboxZoomIn')}
            onClick={() => handle.run(zoom.toggle)}
          >
            <Icon path={zoom.isEnlarged ? zoomOut : zoomIn} />
          </IconButton>
        )}
        {payload.download && file && (
          <a className="vt-icon-button" part="action" href={file} download="" aria-label={t('lightboxDownload')}>
            <Icon path={download} />
          </a>
        )}
        {payload.share && (payload.historyHash || file) && (
          <IconButton part="action" label={t('lightboxShare')} onClick={() => handle.run(shared)}>
            <Icon path={share} />
          </IconButton>
        )}
        <IconButton
          className="vt-close"
          part="close"
          label={handle.strings(parts)('partsClose')}
          data-focus
          onClick={() => handle.run(close)}
        >
          <Icon path={closeIcon} />
        </IconButton>
      </div>
    </div>
  );
}
