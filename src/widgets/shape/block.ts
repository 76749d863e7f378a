import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, oneOf, shadow, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** Block type 71. */
export const shape = defineBlock({
  name: 'shape',
  summary: sentence('A shape, such as a circle, that keeps its ratio or fills its place.'),
  when: 'visible',
  budget: 2_550,
  publishedNames: ['shape'],
  data: {
    shape: text({
      fallback: 'rectangle',
      help: sentence(
        'The name of the shape: circle, diamond, egg, flower, gear, octagon, rectangle, or one of this project’s own: square, landscape, portrait, pill, capsule, oval, arch, dome, leaf, drop, heart, triangle, pentagon, hexagon, star, sparkle, sun, scallop, clover, cross, moon, shield, cloud, pebble, puddle, wave, vase, arrow. With any other name the page’s own markup stays.',
      ),
    }),
    viewBox: text({
      help: sentence(
        'Four numbers such as 0 0 100 150, whose last two are the ratio that the shape keeps. By default the shape’s own; 1:1 if it cannot be read, and always for a rectangle.',
      ),
    }),
    stretch: flag({
      help: sentence('Fills the whole block, whatever the ratio. Otherwise the shape keeps its ratio.'),
    }),
    position: oneOf(['left', 'center', 'right'], {
      fallback: 'center',
      help: sentence('Where a shape is that is narrower than the block.'),
    }),
    dropShadow: shadow({
      help: sentence('A shadow behind the shape: its angle in degrees, its distance and its blur.'),
    }),
    label: text({
      help: sentence('What the shape shows, for screen readers. Without it the shape is a decoration.'),
    }),
  },
  parts: sentence({ shape: 'The box of the shape.' }),
  tokens: sentence({
    '--vitrine-shape-color': {
      css: ['var(--_accent)'],
      fallback: '--vitrine-accent',
      meaning: 'Colour of the shape.',
    },
    '--vitrine-shape-shadow': { css: ['rgb(0 0 0 / 50%)'], meaning: 'Colour of the drop shadow.' },
  }),
  notes: sentence([
    'Where the page gives the block a height, the shape is as large as both sides allow; otherwise it is as wide as the block. It is fitted again whenever the block is resized.',
    'The outlines are this project’s own: the requirements give names only.',
  ]),
});
