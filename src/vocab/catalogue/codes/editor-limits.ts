import { constants } from '../../codes/constants.ts';

/**
 * Editor limits (EDITOR-617 to EDITOR-624). Not specified, and so not here: largest file, rows and columns of a
 * dataset, step counts. The unit of the slider aspect ratio is not specified either. The lengths of tags and categories
 * stand with their rules.
 */
export const editorLimits = /* @__PURE__ */ constants({
  blocksPerLayout: 60,
  tracksPerAlbum: 60,
  itemsPerOrderableCollection: 250,
  nestedCategories: 10_000,
  productsPerCollection: 200,
  photoServiceGalleries: 20,
  photoServiceGallerySize: 50,
  sliderAspectRatio: 50,
});
