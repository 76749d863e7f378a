import type { About } from './about.ts';
import { words } from './words.ts';

export const about: About<'galleryMediaTypes'> = {
  galleryMediaTypes: { title: 'Media types of gallery items', source: 'VOCAB-633' },
};

/** Media types of gallery items (VOCAB-633). */
export const galleryMediaTypes = /* @__PURE__ */ words([
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
]);
