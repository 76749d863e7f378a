import { defineBlock } from '../../vocab/block/define-block.ts';
import {
  boundaryWords,
  onOff,
  positive,
  ratioText,
  slideList,
  truthy,
  yesNoAuto,
} from '../../vocab/block/fields/block-data.ts';
import { optional } from '../../vocab/block/fields/optional.ts';
import { count, flag, number, oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'gallery-change': { index: number; count: number };
    'gallery-reached-end': { index: number };
    'gallery-reached-beginning': { index: number };
    /** A command: galleries that have a slide with this id, or with this file, show it. */
    'gallery-show': { id: string; source: string };
  }
}

/** Gallery blocks and gallery collections (GAL-001, GAL-002, GAL-312). */
export const gallery = defineBlock({
  name: 'gallery',
  summary: sentence('Shows images and videos in one of nine layouts.'),
  when: 'visible',
  budget: 17_180,
  copiesText: true,
  // The names of the layouts that move; a file too many is better than one too late.
  variant: 'carousel|slide(r|show)',
  data: {
    design: oneOf(
      ['stacked', 'grid', 'autogrid', 'autocolumns', 'autorows', 'carousel', 'list', 'slideshow', 'slider'],
      {
        fallback: 'stacked',
        help: sentence(
          'The layout. stacked shows one slide below the other, slideshow one at a time, slider a strip of slides.',
        ),
      },
    ),
    imageAspectRatio: ratioText({
      fallback: 'Auto',
      help: sentence(
        'Ratio of the cells, height over width; above 10 it is a percentage. With Auto each image keeps its own.',
      ),
    }),
    slidesPerRow: optional(
      count({
        fallback: 0,
        min: 1,
        help: sentence(
          'Slides side by side: columns of the grid, by default 4, and slides of a row of the carousel, by default 3.',
        ),
      }),
    ),
    lightbox: onOff({
      help: sentence(
        'A click on an image or a video without a link opens the lightbox. Without lightbox a video plays in its place.',
      ),
    }),
    mixedContent: onOff({
      help: sentence('Says that the gallery contains images and videos. Every layout shows both in any case.'),
    }),
    columnWidth: positive({
      fallback: 250,
      help: sentence('Least width of a column of autogrid and autocolumns, in px. The columns share the whole width.'),
    }),
    gutter: optional(
      number({
        fallback: 0,
        min: 0,
        help: sentence(
          'Space between slides, in px; in a carousel in per cent of its width. By default it is the padding, else 0, 20 for autorows, and 1 for the carousel.',
        ),
      }),
    ),
    listImageSize: number({
      fallback: 30,
      help: sentence('Width of the images of the list, in per cent of the row, 0 to 100; the text has the rest.'),
    }),
    vSize: optional(
      number({
        fallback: 0,
        min: 0,
        help: sentence('Height of the slider, in per cent of its width; 10 if neither this nor aspectRatio is set.'),
      }),
    ),
    aspectRatio: ratioText({
      fallback: '',
      help: sentence('Ratio of the slider or the slideshow, height over width; above 10 it is a percentage.'),
    }),
    activeAlignment: oneOf(['left', 'center', 'right'], {
      fallback: 'center',
      help: sentence('Where the current slide of the slider is.'),
    }),
    autoplay: onOff({
      help: sentence('Carousel, slider and slideshow go on by themselves; a button pauses them.'),
    }),
    autoplayDuration: number({
      fallback: 5,
      min: 0,
      help: sentence('Time that each slide is shown with autoplay, in seconds; 0 counts as 5.'),
    }),
    thumbnails: onOff({
      help: sentence('Adds a strip of thumbnails to the slideshow; a click on one shows its slide.'),
    }),
    thumbnailStripHeight: optional(
      number({
        fallback: 0,
        min: 0,
        help: sentence('Height of the strip of thumbnails, in px; by default the style sheet decides.'),
      }),
    ),
    thumbnailStripMargin: optional(
      number({
        fallback: 0,
        min: 0,
        help: sentence('Space between slideshow and thumbnails, in px; by default the style sheet decides.'),
      }),
    ),
    thumbnailsPerRow: optional(
      count({
        fallback: 0,
        min: 1,
        help: sentence('Thumbnails in a row, by default 4. Also the columns of a grid that has no slidesPerRow.'),
      }),
    ),
    squareThumbs: onOff({ help: sentence('The thumbnails, and the cells of the grid, are square.') }),
    autoCrop: onOff({
      fallback: true,
      help: sentence(
        'Images fill their cells and are cropped around their focal point; otherwise they are shown whole.',
      ),
    }),
    lightboxTheme: oneOf(['dark', 'light'], { fallback: 'dark', help: sentence('The colours of the lightbox.') }),
    padding: optional(
      number({ fallback: 0, min: 0, help: sentence('Space between slides, in px, where there is no gutter.') }),
    ),
    metaPosition: oneOf(['bottom', 'top', 'center', 'bottom-left', 'bottom-right', 'top-left', 'top-right'], {
      fallback: 'bottom',
      help: sentence('Where title and description are shown over a slide of the slideshow.'),
    }),
    items: slideList({
      help: sentence(
        'The slides, in place of those in the markup. Each has src, and may have alt, width, height, focalPoint ("0.5,0.25"), title, description, id, url, href, newWindow and video (an address).',
      ),
    }),
    rowHeight: positive({
      fallback: 250,
      help: sentence('Height that the rows of autorows are filled at, in px; then they are scaled to the width.'),
    }),
    loop: yesNoAuto({
      help: sentence('The first slide follows the last one: true, false, or auto for as autoplay is.'),
    }),
    interval: truthy({ help: sentence('Autoplay shows the slides in random order.') }),
    history: flag({ help: sentence('The current slide is in the page’s address.') }),
    controls: onOff({ fallback: true, help: sentence('Shows the buttons for previous and next.') }),
    showMeta: onOff({ fallback: true, help: sentence('Shows title and description of the slides.') }),
    newWindow: onOff({ help: sentence('Links of slides open in a new window.') }),
    label: text({ help: sentence('The gallery’s name for screen readers, by default “Galeria”.') }),
    transition: text({
      fallback: 'fade',
      help: sentence(
        'Transition of the slideshow: fade, ken-burns, scroll, swipe or new-swipe; the block fails with any other name.',
      ),
    }),
    speed: optional(
      number({
        fallback: 0,
        min: 0,
        help: sentence('Duration of a transition, in seconds; by default 1 in the slideshow and 0.5 in the slider.'),
      }),
    ),
    clickBehavior: oneOf(['next', 'none', 'lightbox'], {
      fallback: 'next',
      help: sentence('What a click on a slide of the slideshow does where it has no link and opens no lightbox.'),
    }),
    autoHeight: onOff({ fallback: true, help: sentence('The slideshow is as high as its current slide.') }),
    orientation: oneOf(['horizontal', 'vertical'], {
      fallback: 'horizontal',
      help: sentence('The axis of the transitions scroll, swipe and new-swipe.'),
    }),
    boundaries: boundaryWords({
      help: sentence('What the ends of new-swipe do, one word for both or one for each; by default inertial.'),
    }),
    snapPoints: text({
      fallback: '100%',
      help: sentence('Distance of the places where new-swipe comes to rest, as a percentage of the width, or none.'),
    }),
    download: onOff({ help: sentence('The lightbox has a button that saves the image.') }),
    share: onOff({ help: sentence('The lightbox has a button that shares the image.') }),
  },
  publishedNames: ['gallery'],
  parts: sentence({
    slide: 'Every slide.',
    picture: 'The image of a slide.',
    caption: 'The text beside or below a slide.',
    previous: 'The button to the previous slide, of a design that moves.',
    next: 'The button to the next slide.',
    pause: 'The button that pauses what moves by itself.',
    counter: 'The number of the slide over a slideshow, such as “2 / 8”; not on published pages.',
    dot: 'The button of a slide below a narrow slideshow; not on published pages.',
    thumbnail: 'A small image below a slideshow.',
  }),
  tokens: sentence({
    '--vitrine-gallery-ground': {
      css: ['color-mix(in srgb, currentcolor 8%, transparent)'],
      fallback: 'the text colour at 8 %',
      meaning: 'Colour behind an image that has not come yet.',
    },
  }),
  events: sentence({
    'gallery-change': 'Another slide has become the current one: { index, count }.',
    'gallery-reached-end': 'Next was asked for at the last slide of a gallery without loop: { index }.',
    'gallery-show':
      'A command, dispatched by the page or by a product: a gallery that has a slide with the id, or with the file, shows it: { id, source }.',
    'gallery-reached-beginning': 'Previous was asked for at the first slide of a gallery without loop: { index }.',
  }),
  keys: sentence({
    'ArrowLeft, ArrowRight':
      'Previous and next slide, while the gallery is in view and has the focus, or nothing has it. Of several galleries in view the one nearest to the middle moves.',
    'Enter, Space': 'On a slide: what a click on it does.',
  }),
  notes: sentence([
    'A slide is a direct child of the block, or of the only list or div in it, with an img, a video, an iframe, or data-video-url. One whose image or video has no address that can be fetched stays below the gallery, as the page has it.',
    'A slideshow narrower than 480 px has its text, and a button for each of up to eight slides, below it; beside them or thumbnails, a finger sees no arrows. Published pages keep the text over the slides.',
    'While a slide fades in, buttons and keys do nothing; a swipe ends the fade and turns.',
  ]),
});
