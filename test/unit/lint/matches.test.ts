// @vitest-environment happy-dom
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { isElement } from '../../../src/lint/element.ts';
import { matches } from '../../../src/lint/matches.ts';
import * as places from '../../../src/vocab/published/places.ts';

const MARKUP = [
  '<script class="sqs-form-block-context x"></script>',
  '<script id="form-context-5e6f"></script>',
  '<script id="other-form-context-5e6f" class="sqs-form-block"></script>',
  '<div class="sqs-form-block-context"></div>',
  '<div class="Marquee"></div>',
  '<div class="Marquee-body big"></div>',
  '<script class="Marquee-props"></script>',
  '<div class="Marquee-props"></div>',
  '<ul class="accordion-items-container"></ul>',
  '<li class="accordion-item"></li>',
  '<p class="accordion-item__title-wrapper" role="heading"></p>',
  '<p role="heading-like"></p>',
  '<h3 class="accordion-item__title"></h3>',
  '<button class="accordion-item__click-target"></button>',
  '<div class="accordion-item__dropdown"></div>',
  '<form data-form-id=""></form>',
  '<div class="image-block-outer-wrapper layout-caption-hidden"></div>',
  '<div class="fluid-image-container sqs-image-content"></div>',
  '<button class="sqs-block-image-button lightbox"></button>',
  '<div class="sqs-gallery"></div>',
  '<div class="sqs-gallery-container"></div>',
  '<div class="slide content-fit"></div>',
  '<div class="sqs-audio-embed"></div>',
  '<div class="sqs-video-wrapper"></div>',
  '<div class="sqs-video-overlay no-content"></div>',
  '<div class="menu"></div>',
  '<div class="menu-section"></div>',
  '<div class="menu-section-title"></div>',
  '<div class="menu-select-labels menu-select-labels--active"></div>',
  '<div data-controller="UserAccountLink"></div>',
  '<span class="unauth"></span>',
  '<span class="auth"></span>',
  '<article class="ProductItem" data-item-id="5e6f"></article>',
  '<article class="ProductItem"></article>',
  '<div class="product-detail" data-controller="ProductDetail"></div>',
  '<div class="product-variants" data-variants="[]"></div>',
  '<div class="product-variants"></div>',
];

const parsed = (html: string) => {
  const [element] = parseFragment(html).childNodes;
  if (!element || !isElement(element)) throw new Error('no element');
  return element;
};

const inBrowser = (html: string): Element => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const [element] = template.content.children;
  if (!element) throw new Error('no element');
  return element;
};

describe('a selector of published markup', () => {
  it.each([...Object.values(places), 'form[data-form-id]', '[role="heading"]'])(
    'meets in the linter what it meets in a browser: %s',
    (selector) => {
      const met = MARKUP.filter((html) => matches(parsed(html), selector));
      expect(met).toEqual(MARKUP.filter((html) => inBrowser(html).matches(selector)));
      expect(met.length).toBeGreaterThan(0);
    },
  );

  it('is refused where the linter cannot read it', () => {
    expect(() => matches(parsed('<p></p>'), 'ul > li')).toThrow('no selector of this kind: ul > li');
  });
});
