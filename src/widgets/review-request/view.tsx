import { useEffect, useState } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { pageTypes } from '../../vocab/codes/page-types.ts';
import type { reviewRequest } from './block.ts';
import type { ReviewRequestContent } from './content.ts';

export type ReviewRequestProps = ViewProps<DataOf<(typeof reviewRequest)['data']>, ReviewRequestContent>;

type Form = typeof import('./review-form.tsx')['ReviewForm'];

/** The page's own form, until that of the block has loaded, and on every page of another type (NAV-015, REVIEW-003). */
export function View(props: ReviewRequestProps) {
  const { handle, data } = props;
  const [Form, setForm] = useState<Form | null>(null);
  const itemId = data.itemId || handle.site.item.id || '';
  const isAsked = handle.site.pageType === pageTypes.codeOf('reviewsRequest');
  useEffect(() => {
    if (!isAsked) return;
    if (!itemId)
      return handle.log.warn(
        'data-item-id is empty, and the page has no item: the review would be of nothing. Write the id of the product.',
        handle.element,
      );
    // Where it does not load, the page's own form is sent.
    import('./review-form.tsx').then(
      ({ ReviewForm }) => setForm(() => ReviewForm),
      (error) => handle.log.error(`The form for reviews could not be loaded: ${error}`),
    );
  }, [isAsked, itemId, handle]);
  return Form ? <Form {...props} itemId={itemId} /> : <slot />;
}
