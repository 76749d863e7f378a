import { words } from '../../codes/words.ts';

/** Media types of gallery items (VOCAB-633). */
export const galleryMediaTypes = /* @__PURE__ */ words([
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
]);
