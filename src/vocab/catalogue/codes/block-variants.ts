import { codeRange } from '../../codes/code-range.ts';
import { codes } from '../../codes/codes.ts';

/**
 * Block variants (VOCAB-632). The requirements name 19 variants for 20 codes, two of them only as reservation-type
 * variants: no variant has a number.
 *
 * Block variants, none with a code. `reservation` stands for two.
 */
export const blockVariants = /* @__PURE__ */ codes({
  gallerySlideshow: null,
  galleryCarousel: null,
  galleryGrid: null,
  galleryStack: null,
  summaryWall: null,
  summaryCarousel: null,
  summaryList: null,
  summaryGrid: null,
  chartBar: null,
  chartLine: null,
  chartPie: null,
  imageInline: null,
  imagePoster: null,
  imageCard: null,
  imageOverlap: null,
  imageCollage: null,
  imageStack: null,
  reservation: null,
});

/**
 * Codes of block variants (VOCAB-632).
 *
 * The numbers a block variant may have.
 */
export const blockVariantRange = /* @__PURE__ */ codeRange(1000, 1019);
