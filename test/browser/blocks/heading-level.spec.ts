// The headings that a block makes are one level below the heading before it, whatever mounts when.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

const accordion = (id: string, inside = '', attributes = ''): string =>
  `<div data-block="accordion" data-block-load="load" data-first-open id="${id}" ${attributes}><details><summary>${id}</summary><p>Texto</p>${inside}</details><details><summary>fim de ${id}</summary><p>Texto</p></details></div>`;

/** Levels of the headings of a block, as assistive technology has them. */
const levels = (page: Page, id: string): Promise<string[]> =>
  page
    .locator(`#${id}`)
    .evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('[part=heading]') ?? [])].map(({ localName }) => localName),
    );

test('an accordion follows the headings of the page, one after another and inside one another', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    `<!doctype html><html lang="pt-BR"><head><title>Teste</title></head><body>
${accordion('antes')}
<h1>Página</h1>${accordion('um')}
<h3>Parte</h3>${accordion('dois')}${accordion('irmao')}
<h2>Outra</h2>${accordion('fora', accordion('dentro', accordion('fundo')))}
${accordion('dito', accordion('abaixo'), 'data-heading-level="5"')}
${accordion('automatico', '', 'data-heading-level="0"')}
<div data-block="accordion" data-block-load="load" id="proprio"><h4>Dele</h4><div>${accordion('nele')}</div></div>
<h6>Fim</h6>${accordion('fim')}</body></html>`,
  );
  await settled(page);
  const expected = {
    antes: 'h2',
    um: 'h2',
    dois: 'h4',
    irmao: 'h4',
    fora: 'h3',
    dentro: 'h4',
    fundo: 'h5',
    dito: 'h5',
    abaixo: 'h6',
    automatico: 'h3',
    proprio: 'h4',
    nele: 'h5',
    fim: 'h6',
  };
  for (const [id, level] of Object.entries(expected))
    expect(new Set(await levels(page, id)), id).toEqual(new Set([level]));
});

test('one that comes later follows the page as it is then', async ({ page, pageWith }) => {
  await pageWith(`<h2>Parte</h2>${accordion('cedo')}<div id="lugar"></div>`);
  await settled(page);
  await page.locator('#lugar').evaluate((place, html) => {
    const title = document.createElement('h3');
    title.textContent = 'Mais tarde';
    place.before(title);
    const template = document.createElement('template');
    template.setHTMLUnsafe(html);
    place.append(template.content);
  }, accordion('tarde'));
  await settled(page);
  expect(await levels(page, 'cedo')).toEqual(['h3', 'h3']);
  expect(await levels(page, 'tarde')).toEqual(['h4', 'h4']);
});
