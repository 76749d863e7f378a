// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ACCORDION_FLAGS } from '../../../src/vocab/published/accordion.ts';
import { MARQUEE_ATTRIBUTES, MARQUEE_ITEMS } from '../../../src/vocab/published/marquee.ts';
import readPublished from '../../../src/widgets/accordion/published.ts';
import readPlatformMarquee from '../../../src/widgets/marquee/published.ts';

const elementOf = (html: string): Element => {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  if (!element) throw new Error('no element');
  return element;
};

describe('the attributes of published markup', () => {
  it.each(Object.entries(ACCORDION_FLAGS))('of an accordion say %s where the block reads it', (field, attribute) => {
    const data = (value: string) =>
      readPublished(elementOf(`<div><ul class="accordion-items-container" ${attribute}="${value}"></ul></div>`))?.data;
    expect(data('true')).toMatchObject({ [field]: true });
    expect(data('')).toMatchObject({ [field]: false });
    // What the linter tells.
    expect(data('sim')).toMatchObject({ [field]: false });
  });

  it.each(Object.entries(MARQUEE_ATTRIBUTES))('of a marquee say %s where the block reads it', (field, attribute) => {
    const data = (attributes: string) =>
      readPlatformMarquee(elementOf(`<div class="Marquee" ${attributes}></div>`))?.data;
    expect(data(`${attribute}="true"`)).toHaveProperty(field);
    expect(data('')).not.toHaveProperty(field);
  });

  it('of a marquee say its items where the block reads them', () => {
    expect(readPlatformMarquee(elementOf(`<div class="Marquee" ${MARQUEE_ITEMS}="[7]"></div>`))?.data).toEqual({
      items: '[7]',
    });
  });
});
