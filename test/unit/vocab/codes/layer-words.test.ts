import { describe, expect, it } from 'vitest';
import { textIn } from '../../../../src/strings/text-in.ts';
import { themes } from '../../../../src/vocab/catalogue/codes/display.ts';
import { dialogKinds, dialogLimits, dialogPositions, dialogStates } from '../../../../src/vocab/codes/dialogs.ts';
import { formStates } from '../../../../src/vocab/codes/form-states.ts';
import {
  lightboxDefaults,
  lightboxItemFields,
  lightboxLimits,
  lightboxOptions,
  lightboxStates,
} from '../../../../src/vocab/codes/lightbox.ts';
import { slideshowLimits, slideTransitions } from '../../../../src/vocab/codes/slideshow.ts';
import {
  videoDefaults,
  videoEmbedTypes,
  videoFields,
  videoProviders,
  videoStates,
} from '../../../../src/vocab/codes/video.ts';
import { videoProvider } from '../../../../src/vocab/rules/display/video-provider.ts';
import { expectWords } from './expect-codes.ts';

describe('the lightbox', () => {
  it('has items of content and caption [LBOX-311]', () => expectWords(lightboxItemFields, 'content meta'));

  it('has nine options, dark without a theme, and called Galeria [LBOX-313]', () => {
    expectWords(
      lightboxOptions,
      'set currentSetIndex controls.previous controls.next theme speed title historyHash videoLoaderOptions',
    );
    expectWords(themes, 'dark light');
    expect(lightboxDefaults).toEqual({
      set: [],
      currentSetIndex: 0,
      theme: 'dark',
      historyHash: false,
      videoLoaderOptions: {},
    });
    expect([lightboxLimits.speedSeconds, textIn('pt-BR')('lightboxTitle')]).toEqual([0.6, 'Galeria']);
  });

  it('goes through five states, in this order [LBOX-320]', () => {
    expectWords(lightboxStates, 'shown overlayFadedIn contentFadedIn hidden destroyed');
  });
});

describe('videos', () => {
  it('have five fields, overlay and forced autoplay off [VIDEO-301]', () => {
    expectWords(videoFields, 'type provider mode overlay forceAutoplay');
    expectWords(videoEmbedTypes, 'iframe object invalid');
    expectWords(videoProviders, 'Vimeo YouTube Wistia Animoto');
    expect(videoDefaults).toEqual({ overlay: false, forceAutoplay: false });
    expect([videoProvider('https://vimeo.com/1'), videoProvider('https://exemplo.com/1')]).toEqual(['Vimeo', null]);
  });

  it('have four states [VIDEO-308]', () => {
    expectWords(videoStates, 'unloaded loaded overlayShowing videoShowing');
  });
});

it('has five transitions of slideshows, fade where none is named [SLIDE-301]', () => {
  expectWords(slideTransitions, 'fade ken-burns scroll swipe new-swipe');
  expect(slideshowLimits.transition).toBe('fade');
});

it('has kinds, positions, states and constants of dialogs', () => {
  expectWords(dialogKinds, 'confirm alert inform');
  expectWords(dialogPositions, 'center mouse top-left top-right bottom-left bottom-right');
  expectWords(dialogStates, 'shown hiding hidden');
  expect(dialogLimits).toEqual({
    confirmationWidthPx: 350,
    confirmationPaddingPx: 20,
    hideFallbackMs: 600,
    informationHideMs: 2000,
  });
});

it('has four states of forms', () => {
  expectWords(formStates, 'idle submitting success failure');
});
