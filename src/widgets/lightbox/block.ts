import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import type { LightboxPayload } from '../../vocab/slides.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    lightbox: LightboxPayload;
  }
}

declare module '../../vocab/names.ts' {
  interface EventDetails {
    /** Indexes count from 0. */
    'lightbox-open': { index: number; count: number };
    'lightbox-change': { index: number; count: number };
    'lightbox-close': { index: number };
  }
}

/** Pictures and videos over the whole screen (LBOX-301 to LBOX-325). */
export const lightbox = defineBlock({
  name: 'lightbox',
  summary: sentence('Shows images and videos over the whole screen, one at a time.'),
  when: 'load',
  budget: 12_320,
  level: 'page',
  data: {},
  parts: sentence({
    lightbox: 'The dialog. Its attribute data-lightbox-state says whether it is shown, faded in or hidden.',
    overlay: 'What covers the page.',
    content: 'The box of one image, video or text.',
    image: 'The image itself.',
    caption: 'Title and caption of an item.',
    counter: 'The number of the item, such as “2 de 8”.',
    close: 'The button that closes the lightbox.',
    previous: 'The arrow to the previous item.',
    next: 'The arrow to the next item.',
    action: 'A button of the bar: caption, zoom, download, share.',
    thumbnails: 'The row of thumbnails.',
    thumbnail: 'One thumbnail.',
    video: 'The player of a video.',
    'video-play': 'The still image of an embedded video, with its play button.',
  }),
  tokens: sentence({
    '--vitrine-radius': 'Rounding of buttons and thumbnails.',
    '--vitrine-space': 'The unit of all distances.',
  }),
  events: sentence({
    'lightbox-open': 'The lightbox was opened.',
    'lightbox-change': 'Another item is shown.',
    'lightbox-close': 'The lightbox was closed and is about to be removed.',
  }),
  keys: sentence({
    ArrowLeft: 'Shows the previous item; moves the image while it is enlarged.',
    ArrowRight: 'Shows the next item; moves the image while it is enlarged.',
    ArrowUp: 'Moves an enlarged image.',
    ArrowDown: 'Moves an enlarged image.',
    Plus: 'Enlarges the image.',
    Minus: 'Reduces the image.',
    '0': 'Shows the whole image again.',
    'Home, End': 'Shows the first or the last item.',
    Escape: 'Closes the lightbox.',
    Tab: 'Moves through the controls.',
  }),
  notes: sentence([
    'It is opened by a gallery, by a link with data-lightbox, or by Vitrine.open("lightbox", { set: [{ content, meta }] }). An element in the page only sets its place.',
    'Arrow keys are at most obeyed every 200 ms. In a page that is written from right to left, arrows, keys and halves are mirrored.',
    'A click on the left half of the content shows the previous item, one on the right half the next; the outer 2 % of the screen do nothing; empty space closes. With a single item a click on the content does nothing. Such a click waits 250 ms, because a second one enlarges the image.',
    'While an image is enlarged, a click on it does nothing, and the arrow keys move it.',
    'The overlay fades in within 0.35 s, then the content within 0.6 s. An image that grows from its thumbnail is visible from the first moment on; the states are the same.',
    'The content takes the whole height. The controls lie over it, and fade after four seconds without a sign of the visitor. Two lines of a caption are shown; the rest scrolls.',
    'A drag up or down, and two fingers that make the whole content smaller, close the lightbox. Thumbnails are shown from four items on.',
    'An item without an id has no address of its own. With historyHash the first item adds an entry to the history, and Back closes the lightbox. Without currentSetIndex it opens at the item whose id is in the address.',
    'Nothing of an embedded video is fetched before the visitor starts it.',
  ]),
});
