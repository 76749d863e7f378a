import { afterEach, expect, it } from 'vitest';
import { showTooltip } from '../../../../src/runtime/services/tooltips/show-tooltip.ts';

afterEach(() => document.body.replaceChildren());

/** The parent of the tooltip of the element with the id `one`. */
function placeIn(html: string, hosts: string): Element | null {
  document.body.innerHTML = html;
  for (const host of document.querySelectorAll(hosts)) host.attachShadow({ mode: 'open' });
  const shown = showTooltip(document.querySelector('#one') as Element, 'Queimada duas vezes.', null, 0);
  const place = shown.host.parentElement;
  shown.remove();
  return place;
}

it('a tooltip is in the region of its element, or in its open dialog', () => {
  expect(placeIn('<main><nav id="menu"><a id="one">Caneca</a></nav></main>', '#none')?.id).toBe('menu');
  expect(placeIn('<main><dialog open><a id="one">Caneca</a></dialog></main>', '#none')?.localName).toBe('dialog');
});

it.each(['nav', 'aside', 'header', 'footer', 'main'])(
  'a block on the element %s has no place for it: the tooltip is in the region around [TIP-301]',
  (name) => {
    const block = `<${name} id="block"><a id="one" slot="link">Caneca</a></${name}>`;
    expect(placeIn(`<header id="around">${block}</header>`, '#block')?.id).toBe('around');
    expect(placeIn(`<header id="around">${block}</header>`, '#block,#around')).toBe(document.body);
  },
);
