import { words } from '../../codes/words.ts';

/**
 * Block kinds (BLOCK-001). The complete list of that source. Named as the block types are; reservation and socialFeed
 * stand for several of them.
 *
 * The kinds of blocks that pages are built from. How the markup marks each is not specified.
 */
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
