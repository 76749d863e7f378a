import { describe, expect, it } from 'vitest';
import { colorFormats, colorReferenceTypes } from '../../../../src/vocab/catalogue/codes/colors.ts';
import { themes, widgetEvents } from '../../../../src/vocab/catalogue/codes/display.ts';
import { platformPaths } from '../../../../src/vocab/catalogue/codes/site.ts';
import { alignments } from '../../../../src/vocab/codes/alignments.ts';
import { fluidPositions, shapeSizes } from '../../../../src/vocab/codes/fluid-blocks.ts';
import {
  blockDesigns,
  galleryDesignOf,
  galleryDesigns,
  galleryFields,
  galleryState,
  slideAttributes,
} from '../../../../src/vocab/codes/gallery.ts';
import { highlightAnimations, highlightDirections, highlightShapes } from '../../../../src/vocab/codes/highlight.ts';
import { cropModes, imageFields, sizeFormats } from '../../../../src/vocab/codes/images.ts';
import { mapBlockFields, mapLocationFields, mapOptions, mapStyles } from '../../../../src/vocab/codes/map.ts';
import { navigationTargets, upgradePaths } from '../../../../src/vocab/codes/navigation-targets.ts';
import { slideTransitions, swipeBoundaries } from '../../../../src/vocab/codes/slideshow.ts';
import { videoEmbedTypes, videoModes } from '../../../../src/vocab/codes/video.ts';
import { highlightSettings } from '../../../../src/vocab/rules/display/highlight-settings.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

it('has the closed word lists of the display widgets [VOCAB-303]', () => {
  expectWords(slideTransitions, 'fade ken-burns scroll swipe new-swipe');
  expectWords(alignments, 'start middle end');
  expectWords(swipeBoundaries, 'none hard inertial');
  expectWords(videoModes, 'none fit fill');
  expectWords(videoEmbedTypes, 'iframe object invalid');
  expectWords(cropModes, 'cover contain none');
  expectWords(sizeFormats, 'queryString filename');
  expectWords(themes, 'dark light');
  expectWords(colorFormats, 'hex hsl rgb');
  expectWords(highlightAnimations, 'draw fade fadeScale');
});

it('has the events of the display widgets [VOCAB-304]', () => {
  expectWords(
    widgetEvents,
    'bypassGalleryClickThrough reached-end reached-beginning dialog-confirm dialog-reject dialog-cancel',
  );
});

it('has the colour reference types [VOCAB-004]', () => {
  expectWords(colorReferenceTypes, 'SITE_PALETTE_COLOR CUSTOM_COLOR THEME_COLOR');
});

it('has the roots of the interface to the server [VOCAB-301]', () => {
  expect([platformPaths.api, platformPaths.apiRest]).toEqual(['/api/', '/api/rest/']);
});

it('has the path of the library loader, and nothing more of it [VOCAB-302]', () => {
  expect(platformPaths.library).toBe('/universal/yui3/3.17.2/');
});

it('has six map styles, light before dark by their codes [VOCAB-005] [MAP-307] [MAP-308]', () => {
  expectCodes(mapStyles, '1 Original, 2 Grayscale, 3 Satellite, 4 MinimalLight, 5 MinimalDark, 6 MinimalBlue');
});

it('has the six navigation targets, as the requirements write them [NAV-002]', () => {
  expect(Object.values(navigationTargets)).toEqual([
    '/commerce/goto-checkout',
    '/checkout/subscribe?cartToken={token}',
    '/checkout/donate?donatePageId={id}',
    '/checkout/giftcard?websiteId={id}&giftCardProductId={id}[&sku={sku}]',
    '{site subdomain}/config/?frameUrl={path+query}',
    '/config/design',
  ]);
});

it('has two upgrade paths', () => {
  expectWords(upgradePaths, 'trial-upgrade upgrade');
});

describe('galleries', () => {
  it.each([
    ['stacked', 'base'],
    ['slider', 'strip'],
    ['slideshow', 'stacked'],
    ['grid', 'grid'],
    ['autogrid', 'autogrid'],
    ['autocolumns', 'autocolumns'],
    ['autorows', 'autorows'],
    ['carousel', 'carousel'],
    ['list', 'list'],
  ])('draw %s as %s [GAL-361]', (name, design) => {
    expect(galleryDesignOf(name)).toBe(design);
  });

  it.each(['base', 'strip', 'Grid', 'constructor', '', ' grid', 4, null, undefined, ['grid']])(
    'draw %j as base [GAL-361] [GAL-362]',
    (name) => {
      expect(galleryDesignOf(name)).toBe('base');
    },
  );

  it('have nine designs, and reach every one [GAL-301]', () => {
    expectWords(galleryDesigns, 'base grid autogrid autocolumns autorows carousel list stacked strip');
    expect([...new Set(Object.values(blockDesigns))].sort()).toEqual([...galleryDesigns.words].sort());
  });

  it('hold 22 fields, and seven attributes to a slide', () => {
    expectWords(
      galleryFields,
      `
      design imageAspectRatio slidesPerRow lightbox mixedContent columnWidth gutter listImageSize vSize aspectRatio
      active-alignment autoplay autoplay-duration thumbnails thumbnail-strip-height thumbnail-strip-margin
      thumbnails-per-row square-thumbs auto-crop lightboxTheme padding meta-position
    `,
    );
    expect(slideAttributes.words).toEqual(
      ['type', 'slide-id', 'slide-url', 'click-through-url', 'image-dimensions', 'image-focal-point', 'src'].map(
        (name) => `data-${name}`,
      ),
    );
  });

  it('have a state of four parts [GAL-320]', () => {
    expectWords(galleryState, 'currentIndex inMotion autoplay loop');
  });
});

it('has fields and options of maps', () => {
  expectWords(
    mapLocationFields,
    'mapLat mapLng markerLat markerLng mapZoom addressTitle addressLine1 addressLine2 addressCountry',
  );
  expectWords(mapBlockFields, 'location controls terrain labels style');
  expect(mapOptions).toEqual({
    style: 'Original',
    showLabels: true,
    showTerrain: false,
    draggable: true,
    scrollwheel: false,
    showControls: true,
    disableDefaultUI: false,
    markerDraggable: false,
    linkOnClick: false,
  });
});

it('has what the image loader reads, and the positions of fluid images', () => {
  expectWords(
    imageFields,
    `
    imageDimensions fixedRatio focalPoint loadMode forceUpdate cropMode sizeAdjustment sizeFormat source stretch
    backgroundImage advancedPositioning saveData minimumPixelRatio maximumPixelRatio alignment
  `,
  );
  expectWords(fluidPositions, 'left center right');
});

it('has three sizes of shapes, 100 where nothing else is known [FLUID-307]', () => {
  expect(shapeSizes).toEqual({ allPercent: [100, 150, 67], defaultPercent: 100 });
});

it('has 12 shapes of text highlights [HILITE-304]', () => {
  expectWords(
    highlightShapes,
    `
    circle cross enclose jagged marker scribble strike strikeDiagonal underline underlineCurve underlineDouble wave
  `,
  );
  expect([highlightSettings({}).shape, highlightSettings({ shape: 'star' }).shape]).toEqual(['wave', 'wave']);
  expect(highlightShapes.words.map((shape) => highlightSettings({ shape }).shape)).toEqual(highlightShapes.words);
  expectWords(highlightDirections, 'right left');
});
