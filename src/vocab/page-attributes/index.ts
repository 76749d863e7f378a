/**
 * Every attribute of the page's own markup that Vitrine reads beside the options of blocks, declared once: the reference, the linter, the data of editors and
 * types are made from this table. Code of a page does not import it.
 */

import type { AttributeTable, AttributeUse } from './attribute-use.ts';
import { consentAttributes } from './consent.ts';
import { contentAttributes } from './content.ts';
import { formAttributes } from './forms.ts';
import { highlightAttributes } from './highlight.ts';
import { mediaAttributes } from './media.ts';
import { blockAttributes, siteAttributes } from './page.ts';
import { shopAttributes } from './shop.ts';

const TABLES = {
  ...blockAttributes,
  ...siteAttributes,
  ...consentAttributes,
  ...contentAttributes,
  ...formAttributes,
  ...mediaAttributes,
  ...shopAttributes,
};

/** The name of an attribute of the page's own markup. */
export type PageAttributeName = keyof typeof TABLES | `data-highlight-${string}` | 'data-highlight';

export type { AttributeUse };

export const pageAttributes: AttributeTable = { ...TABLES, ...highlightAttributes };
