import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    badge: { readonly look: 'black' | 'white' };
  }
}

/** What the site was made with (BARS-604, BARS-605). The service `overlays` decides whether it is shown. */
export const badge = defineBlock({
  name: 'badge',
  summary: sentence('Says at the end of the page what the site was made with.'),
  when: 'load',
  budget: 700,
  level: 'page',
  light: true,
  data: {},
  parts: sentence({ badge: 'The badge.' }),
  notes: sentence([
    'It is shown where websiteSettings.badgeType of the page context, ssBadgeType on published pages, is 2 (black) or 3 (white) and the template version is not 7.1.',
    'It is at the end of the page, after everything else, or in the element that the page has for it. It covers nothing and moves nothing.',
    'The requirements show neither text nor art: it is a neutral text, and no link.',
  ]),
});
