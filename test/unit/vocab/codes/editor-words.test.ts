import { describe, expect, it } from 'vitest';
import { galleryMediaTypes, shapeNames } from '../../../../src/vocab/catalogue/codes/display.ts';
import {
  aestheticsDirtyPaths,
  designTokenGroups,
  editorLimits,
  keyCodes,
  positions,
  textFilters,
} from '../../../../src/vocab/catalogue/codes/editor.ts';
import {
  editableProperties,
  formBuilderFields,
  formBuilderSections,
} from '../../../../src/vocab/catalogue/codes/form-builder.ts';
import { collectionViews, deviceViews } from '../../../../src/vocab/catalogue/codes/site.ts';
import { sliceTypes, slideTypes, tweakPageTypes } from '../../../../src/vocab/catalogue/codes/slides-and-slices.ts';
import { shapeRatio } from '../../../../src/vocab/rules/display/aspect-ratio.ts';
import { timingTokens } from '../../../../src/vocab/rules/display/tween-arguments.ts';
import { expectCodes, expectWords } from './expect-codes.ts';

it('has 12 key codes, the arrows from left by way of up and right to down [VOCAB-631]', () => {
  expectCodes(
    keyCodes,
    `
    9 tab, 13 enter, 27 escape, 32 space, 37 arrowLeft, 38 arrowUp, 39 arrowRight, 40 arrowDown, 8 backspace,
    46 delete, 188 comma, 191 slash
  `,
  );
});

it('has six media types of gallery items [VOCAB-633]', () => {
  expectWords(galleryMediaTypes, 'imageEmpty imageFile imageLicensed imageReused assetReused video');
});

it('has three collection views [VOCAB-634]', () => {
  expectWords(collectionViews, 'list grid product');
});

it('has three device views [VOCAB-635]', () => {
  expectWords(deviceViews, 'desktop phone tablet');
});

it('has 20 slice types [VOCAB-636]', () => {
  expectWords(
    sliceTypes,
    `
    heading sub-heading body image gallery video social-icons buttons navigation custom-form newsletter album map
    lock password twitter logo action popup-overlay-action temp-lock-inject
  `,
  );
  expect(sliceTypes.words).toHaveLength(20);
});

it('has three slide types [VOCAB-637]', () => {
  expectWords(slideTypes, 'cover-page lock-screen popup-overlay');
});

it('has five tweak page types [VOCAB-638]', () => {
  expectWords(tweakPageTypes, 'SPLASH_PAGE LOCK_SCREEN POPUP_OVERLAY CHECKOUT STYLE');
});

it('has six dirty paths of the site aesthetics [VOCAB-639]', () => {
  expectWords(
    aestheticsDirtyPaths,
    'defaultThemeId activeFontThemeId colorPalette colorThemes fontThemes fontUsageCategories',
  );
});

it('has the nine positions, and no tenth [VOCAB-640]', () => {
  const nine = ['TOP', 'CENTER', 'BOTTOM'].flatMap((row) =>
    ['LEFT', 'CENTER', 'RIGHT'].map((side) => `${row}_${side}`),
  );
  expect(positions.words).toEqual(nine);
  expect([...nine, 'LEFT_TOP', 'CENTER', 'MIDDLE_LEFT', 'TOP LEFT', 'top_left'].filter(positions.has)).toEqual(nine);
});

it('has two text filters [VOCAB-641]', () => {
  expectWords(textFilters, 'url-slug url-slug-with-slash');
});

it('has seven groups of design tokens, timings from 0 to 600 ms [VOCAB-642]', () => {
  expectWords(designTokenGroups, 'colours spacing fontSizes radii shadows easing timings');
  expect(timingTokens.filter((ms) => ms < 0 || ms > 600)).toEqual([]);
  expect([timingTokens[0], timingTokens.at(-1)]).toEqual([0, 600]);
});

it('knows the shape names that are shown, and leaves every other name alone [VOCAB-622]', () => {
  expectWords(shapeNames, 'circle diamond egg flower gear octagon rectangle');
  for (const strange of ['star', 'estrela', 'CIRCLE', '', 'constructor'])
    expect(shapeRatio(strange, '0 0 2 1'), strange).toBe(shapeRatio('circle', '0 0 2 1'));
  expect(shapeRatio('star', '0 0 2 1')).toBe(2);
});

describe('the form builder', () => {
  it('has five sections [EDITOR-625]', () => {
    expectCodes(formBuilderSections, '1 build, 2 storage, 3 advanced, 4 captcha, 5 disclaimer');
  });

  it('has exactly 19 field types [EDITOR-626]', () => {
    const nineteen = [
      'text',
      'textarea',
      'email',
      'currency',
      'number',
      'website',
      'password',
      'twitter',
      'date',
      'time',
      'name',
      'address',
      'phone',
      'section',
      'radio',
      'checkbox',
      'select',
      'likert',
      'hidden',
    ];
    expect(Object.keys(formBuilderFields)).toEqual(nineteen);
    expect(nineteen).toHaveLength(19);
    for (const strange of ['file', 'Text', '', 'constructor']) expect(editableProperties(strange, true)).toBeNull();
    for (const strange of [['text'], Object.create(null), { toString: () => 'text' }, undefined, Symbol.iterator])
      expect(Reflect.apply(editableProperties, null, [strange, true])).toBeNull();
  });

  it.each([
    ['text', ['description', 'placeholder', 'required'], '[EDITOR-627]'],
    ['textarea', ['description', 'placeholder', 'required'], '[EDITOR-627]'],
    ['email', ['description', 'placeholder', 'required'], '[EDITOR-627]'],
    ['currency', ['description', 'currencySymbol', 'required'], '[EDITOR-628]'],
    ['number', ['description', 'placeholder', 'required'], '[EDITOR-629]'],
    ['website', ['description', 'placeholder', 'required'], '[EDITOR-629]'],
    ['password', ['description', 'required'], '[EDITOR-630]'],
    ['twitter', ['description', 'required'], '[EDITOR-630]'],
    ['date', ['description', 'required'], '[EDITOR-630]'],
    ['time', ['description', 'required'], '[EDITOR-630]'],
    ['name', ['description', 'required'], '[EDITOR-630]'],
    ['address', ['description', 'required'], '[EDITOR-630]'],
    ['phone', ['description', 'showCountryCode', 'required'], '[EDITOR-631]'],
    ['section', ['description', 'underline'], '[EDITOR-632]'],
    ['radio', ['description', 'options', 'required'], '[EDITOR-633]'],
    ['checkbox', ['description', 'options', 'required'], '[EDITOR-633]'],
    ['select', ['description', 'options', 'required'], '[EDITOR-633]'],
    ['likert', ['description', 'options', 'required'], '[EDITOR-633]'],
    ['hidden', ['key', 'value'], '[EDITOR-634]'],
  ])('lets of %s be edited: %j %s', (type, properties) => {
    expect(editableProperties(type, false)).toEqual(properties);
    expect(editableProperties(type, true)).toEqual(type === 'textarea' ? [...properties, 'maxLength'] : properties);
  });

  it('gives textarea a largest length with the vanilla form handler, and only then [EDITOR-635]', () => {
    expect(editableProperties('textarea', true)).toContain('maxLength');
    expect(editableProperties('textarea', false)).not.toContain('maxLength');
    expect(editableProperties('textarea', false)).toHaveLength(3);
    expect([true, false].map((on) => Object.isFrozen(editableProperties('textarea', on)))).toEqual([true, true]);
  });
});

describe('the limits of the editor', () => {
  const LIMITS: readonly [keyof typeof editorLimits, number, string][] = [
    ['blocksPerLayout', 60, '[EDITOR-617]'],
    ['tracksPerAlbum', 60, '[EDITOR-618]'],
    ['itemsPerOrderableCollection', 250, '[EDITOR-619]'],
    ['nestedCategories', 10_000, '[EDITOR-620]'],
    ['productsPerCollection', 200, '[EDITOR-621]'],
    ['photoServiceGalleries', 20, '[EDITOR-622]'],
    ['photoServiceGallerySize', 50, '[EDITOR-623]'],
    ['sliderAspectRatio', 50, '[EDITOR-624]'],
  ];

  it.each(LIMITS)('%s is %i %s', (name, limit) => {
    expect(editorLimits[name]).toBe(limit);
  });

  it('are these eight: nothing stands where the requirements show no value [EDITOR-636]', () => {
    expect(Object.keys(editorLimits)).toHaveLength(8);
    const names = Object.keys(editorLimits).join();
    expect(names).not.toMatch(/file|dataset|row|column|step|channel|cookie|storage|mask|password/i);
  });
});
