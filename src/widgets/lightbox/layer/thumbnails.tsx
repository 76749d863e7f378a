import { useEffect, useRef } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import messages from '../../../strings/pt-BR/lightbox.json';
import type { LightboxEntry } from '../items/lightbox-entry.ts';
import { smallFile } from '../slides/thumbnail-image.ts';

interface Props {
  readonly entries: readonly LightboxEntry[];
  readonly index: number;
  thumbnailOf(index: number): HTMLElement | null;
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  select(index: number): void;
}

/** This many thumbnails on either side of the current one are drawn. */
const AROUND = 12;

/** The row of thumbnails, around the current item. */
export function Thumbnails({ entries, index, thumbnailOf, handle, select }: Props) {
  const t = handle.strings(messages);
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change of the item.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = row.current;
    if (!(current && strip)) return;
    const left = current.offsetLeft + current.offsetWidth / 2 - strip.clientWidth / 2;
    strip.scrollTo({ left, behavior: motion.reduced() ? 'instant' : 'smooth' });
  }, [index]);
  const from = Math.max(0, index - AROUND);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since nothing is filled in.
    <div ref={row} className="thumbnails" part="thumbnails" role="group" aria-label={t('lightboxThumbnails')}>
      {entries.slice(from, index + AROUND + 1).map((entry, offset) => {
        const at = from + offset;
        const source = smallFile(entry, thumbnailOf(at));
        return (
          <button
            key={at}
            type="button"
            className="thumbnail"
            part="thumbnail"
            aria-label={t('lightboxShowItem', { index: at + 1 })}
            aria-current={at === index || undefined}
            onClick={() => handle.run(() => select(at))}
          >
            {source ? <img src={source} alt="" decoding="async" draggable={false} /> : <span>{at + 1}</span>}
          </button>
        );
      })}
    </div>
  );
}
