import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'blockKinds'> = {
  blockKinds: {
    title: 'Block kinds',
    source: 'BLOCK-001',
    note: 'The complete list of that source. Named as the block types are; reservation and socialFeed stand for several of them.',
  },
};

/** The kinds of blocks that pages are built from (BLOCK-001). How the markup marks each is not specified. */
export const blockKinds = /* @__PURE__ */ words([
  'image',
  'video',
  'embed',
  'map',
  'form',
  'newsletter',
  'donation',
  'accordion',
  'marquee',
  'menu',
  'summary',
  'product',
  'gallery',
  'audio',
  'chart',
  'tourdates',
  'calendar',
  'search',
  'memberArea',
  'reservation',
  'socialFeed',
]);
