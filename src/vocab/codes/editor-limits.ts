import type { About } from './about.ts';
import { constants } from './constants.ts';

export const about: About<'editorLimits'> = {
  editorLimits: {
    title: 'Editor limits',
    source: 'EDITOR-617 to EDITOR-624',
    note: 'Not specified, and so not here: largest file, rows and columns of a dataset, step counts. The unit of the slider aspect ratio is not specified either. The lengths of tags and categories stand with their rules.',
  },
};

/** Limits of the editor (EDITOR-617 to EDITOR-624). Those of tags and categories are with their rules. */
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
