import { useLayoutEffect, useState } from 'react';
import type { LayerViewProps, NoContent } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { lightbox } from './block.ts';
import { lightboxEntries } from './items/lightbox-entry.ts';
import { Lightbox } from './lightbox.tsx';

type Props = LayerViewProps<DataOf<typeof lightbox.data>, NoContent, 'lightbox'>;

/** The lightbox, or nothing if its set is empty (LBOX-313). */
export function View({ handle, layer }: Props) {
  const [entries] = useState(() => lightboxEntries(Object(layer.payload).set, handle.log.warn));
  const isEmpty = entries.length === 0;
  useLayoutEffect(() => {
    if (!isEmpty) return;
    handle.log.warn('The lightbox was opened with an empty set.');
    layer.close();
  }, [isEmpty, handle, layer]);
  return isEmpty ? null : <Lightbox handle={handle} layer={layer} entries={entries} />;
}
