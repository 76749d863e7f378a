import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, focalPoint, number, oneOf, shadow, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** Block type 5 (IMG-001). */
export const image = defineBlock({
  name: 'image',
  summary: sentence('An image of the page with its caption and its link, a lightbox, a mask and a shadow.'),
  when: 'visible',
  budget: 6_850,
  publishedNames: ['image', 'image-classic', 'imageFluid'],
  data: {
    layout: oneOf(['below', 'hidden', 'overlay', 'overlay-hover', 'card', 'stack', 'collage', 'poster'], {
      fallback: 'below',
      help: sentence(
        'Where the caption is: below the image; hidden; over its lower edge, always (overlay) or while the mouse or the focus is on it (overlay-hover; always where neither the image nor the caption has a link or opens a lightbox); in a panel beside it (card), below it (stack) or overlapping its side (collage); or in its middle (poster).',
      ),
    }),
    stretch: flag({
      help: sentence('Fills the whole block with the image and crops it. Otherwise the image is shown whole.'),
    }),
    position: oneOf(['left', 'center', 'right'], {
      fallback: 'center',
      help: sentence('Where an image is that is narrower than the block.'),
    }),
    imageDimensions: text({
      help: sentence(
        'The image’s own width and height in px, such as 1500x1000. By default those of its element, or of the file once it has loaded.',
      ),
    }),
    imageFocalPoint: focalPoint({
      help: sentence('The point that stays in view when the image is cropped, as fractions from the left and the top.'),
    }),
    shapeMask: text({
      help: sentence('The name of a shape that cuts the image out, such as circle. An unknown name cuts nothing.'),
    }),
    dropShadow: shadow({
      help: sentence('A shadow behind the image: its angle in degrees, its distance and its blur.'),
    }),
    lightbox: flag({
      help: sentence(
        'A click shows the image large over the page. A link around the image is followed instead, unless it leads to an image: then that one is shown.',
      ),
    }),
    lightboxTheme: oneOf(['dark', 'light'], { fallback: 'dark', help: sentence('Colours of the lightbox.') }),
    parallax: number({
      fallback: 0,
      min: 0,
      max: 1,
      help: sentence('How much the image moves inside its box while the page is scrolled, from 0 to 1.'),
    }),
  },
  parts: sentence({
    figure: 'Image and caption. It carries data-narrow while the block is at most 415 px wide.',
    picture: 'The box of the image.',
    caption: 'The box of the caption.',
    open: 'The button over the image that opens the lightbox.',
    pin: 'The link that saves the image on Pinterest.',
  }),
  tokens: sentence({
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-image-panel': {
      css: ['Canvas'],
      fallback: 'the background behind the block',
      meaning: 'Background of the caption where it is over the image or in a panel.',
    },
    '--vitrine-image-shadow': { css: ['rgb(0 0 0 / 50%)'], meaning: 'Colour of the drop shadow.' },
    '--vitrine-image-gap': {
      css: ['0'],
      meaning: 'Space between image and caption, beside that of the page’s own style.',
    },
  }),
  keys: sentence({ 'Enter, Space': 'On the image: opens the lightbox.' }),
  notes: sentence([
    'The page’s own img, with the elements around it, is the one that is shown: nothing is fetched twice. An image with data-src is loaded by the page’s image service.',
    'Where the page gives the block a height, the image is as large as both sides allow; otherwise it is as wide as the block, and at most as wide as the file unless the page’s own style enlarges it. It is fitted again whenever the block is resized.',
    'A block at most 415 px wide is narrow: every caption that would be over or beside the image is then below it.',
    'A mask keeps the ratio of its shape and is as large as the image allows, around the focal point. A stretched image is masked over its whole box.',
    'The link to Pinterest follows pinterestOverlayOptions.mode of the page context: with disabled there is none, with always it is shown all the time, with hover and any other value while the mouse or the focus is on the image, and all the time on screens that cannot hover. It is a plain link without a script of Pinterest, and exists only while marketing is granted.',
    'So that nothing moves when a caption leaves its place below the image, the page can keep it out of the flow before: @media (scripting: enabled) { [data-block=image]:not([data-block-state=ready]) figcaption { position: absolute } }.',
  ]),
});
