import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { ServerKind } from '../../vocab/server-field.ts';

/** What the quick view is opened with. */
interface QuickViewPayload {
  /** The product, as in `data-product`. */
  readonly product?: unknown;
  /** The product's own page, which is opened instead where the product cannot be read. */
  readonly url?: string;
  /** `platform`: the site answers the platform's calls, also where the page's context does not say so. */
  readonly server?: ServerKind;
}

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'quick-view': QuickViewPayload;
  }
}

/** A product over the page it is listed on (CENSUS-620). */
export const quickView = defineBlock({
  name: 'quick-view',
  summary: sentence('Shows a product of a list over the page: images, price, options and the button that buys.'),
  when: 'load',
  level: 'page',
  budget: 2_000,
  data: {},
  parts: sentence({
    dialog: 'The dialog.',
    'dialog-title': 'The title of the product.',
    images: 'The row of images.',
    image: 'One image.',
    details: 'The link to the product’s own page.',
    close: 'The button that closes it.',
    price: 'The price with its marks.',
    form: 'Everything that is chosen before the product is bought.',
    button: 'The button that buys.',
    status: 'What the button did, or why it failed.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button that buys, and of the mark of a sale.',
    '--vitrine-radius': 'Rounding of dialog, images and controls.',
  }),
  keys: sentence({
    Escape: 'Closes the quick view.',
    'ArrowLeft, ArrowRight': 'On the row of images: scrolls it.',
  }),
  notes: sentence([
    'It is opened by a link with data-quick-view inside an element with data-product, or by Vitrine.open("quick-view", { product, url }). An element in the page only sets its place.',
    'A link whose product cannot be read, and one that is opened in a new tab, leads where it always did.',
    'It has the parts of the block product. The variant is not kept in the page’s address, which is that of the list.',
    'Each opening is recorded once, if the visitor allows analytics. The record has no payload, and its failure changes nothing.',
    'Where neither the platform nor a cart of the page’s own is meant, it leads to the product’s own page, which has the form that buys it. The payload’s server, platform, says that the platform is meant.',
  ]),
});
