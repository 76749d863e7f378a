import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { QUICK_VIEW_LINK } from '../../../vocab/names.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    /** Records that the quick view of a product was opened (CENSUS-620). It never rejects. */
    'quick-views': (productId: string) => Promise<void>;
  }
}

/** Links that open the quick view of a product, and the record of each (CENSUS-620). */
export const quickViews = defineService({
  name: 'quick-views',
  summary: sentence(
    'Opens links with data-quick-view in the quick view, and records each opening as far as the visitor allows analytics.',
  ),
  budget: 2_600,
  starts: [
    { events: 'click', selector: QUICK_VIEW_LINK, opens: 'quick-view' },
    // It fetches the quick view once the pointer or the focus is on a link.
    { selector: QUICK_VIEW_LINK },
  ],
});
