import { error, warning } from './rule.ts';

/** Rules about attributes of the page, about products and about media. */
export const pageRules = {
  VT107: error(
    'An attribute of Vitrine is on an element on which nothing reads it.',
    'It has no effect there.',
    'Write it on the element that the finding names.',
  ),
  VT108: error(
    'An attribute that counts without a value is written as false.',
    'The attribute counts whatever its value is, so it has the effect that false was meant to prevent.',
    'Remove the attribute.',
  ),
  VT109: warning(
    'An option of another block is on a block.',
    'This block does not read it, so it changes nothing.',
    'Write an option that the reference of this block lists, or remove it. Where a script of the site reads it, disable the rule there.',
  ),
  VT182: error(
    'A block that sells a product has no product.',
    'It shows the content of the server: visitors see neither its options nor the button that buys.',
    'Write the product as JSON in data-product, or in a script with type="application/json" data-product inside the block.',
  ),
  VT183: error(
    'A block of media has nothing to show.',
    'A gallery, an image, an audio player, a video, an embed or a chart is made from elements of the page, and there are none.',
    'Write the elements that the finding names into the block.',
  ),
  VT184: error(
    'An image, an audio element or a video of a block has no address.',
    'It is left out, or an empty place is shown.',
    'Write src. An image that the service images loads has data-src, and a slide may have data-video-url.',
  ),
  VT185: warning(
    'A tooltip has no text.',
    'An empty data-tooltip shows the text of the title attribute, and there is none.',
    'Write the text in data-tooltip, or in title.',
  ),
  VT186: warning(
    'The address of another site has no protocol.',
    'Browsers read it as a path of this site, where there is nothing.',
    'Write https:// before it.',
  ),
} as const;
