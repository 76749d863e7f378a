import { useEffect, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import type { DataOf, Fields } from '../../../vocab/block/field.ts';
import { followData, type OtherSources } from './follow-data.ts';

/** `followData` in a view that React renders. `fields` and `others` are the same objects in every render. */
export function useLiveData<S extends Fields>(
  fields: S,
  first: DataOf<S>,
  handle: Pick<BlockHandle, 'element' | 'log'>,
  others?: OtherSources<DataOf<S>>,
): DataOf<S> {
  const [data, setData] = useState<DataOf<S>>(first);
  useEffect(() => followData(fields, first, { handle, others, changed: setData }), [fields, first, handle, others]);
  return data;
}
