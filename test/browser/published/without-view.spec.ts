// Blocks that are the server's markup and nothing else, and kinds that nobody knows: they stay byte for byte.

import { expect, test } from '../tools/fixture.ts';

const block = (name: string, code: number, body: string): string =>
  `<div class="sqs-block ${name}-block sqs-block-${name}" data-block-type="${code}" id="block-${name}"><div class="sqs-block-content">${body}</div></div>`;

/** Each kind as pages publish it (docs/published-markup.md §1, §13, §17). */
const KINDS: Readonly<Record<string, string>> = {
  html: block('html', 2, '<h2>Título</h2><p>Texto com <strong>ênfase</strong>.</p>'),
  text: '<div class="sqs-block" data-sqsp-block="text" id="block-text"><p>Texto da página.</p></div>',
  quote: block(
    'quote',
    31,
    '<figure><blockquote><span>“</span>O barro espera.</blockquote><figcaption>Nair</figcaption></figure>',
  ),
  line: '<div class="sqs-block" data-sqsp-block="line" data-block-type="47" id="block-line"><hr></div>',
  spacer: block('spacer', 21, '&nbsp;'),
  button: block(
    'button',
    53,
    '<div class="sqs-block-button-container--center" data-alignment="center"><a href="#b" class="sqs-block-button-element">Ver</a></div>',
  ),
  markdown: block('markdown', 44, '<ul><li>Um</li></ul>'),
  'social links': block(
    'socialaccountlinks-v2',
    54,
    '<nav class="sqs-svg-icon--list"><a href="#s" class="sqs-svg-icon--wrapper" aria-label="Rede">R</a></nav>',
  ),
  twitter: block('twitter', 6, '<p>Uma publicação</p>'),
  instagram: block('instagram', 24, '<div class="sqs-gallery"><a href="#i">Foto</a></div>'),
  'an unknown kind': block('hologram', 777, '<p>O que vier</p>'),
  'an unknown component':
    '<div class="sqs-block website-component-block" data-block-type="1337" data-definition-name="website.components.hologram" data-sqsp-block="hologram"><p>Outro</p></div>',
};

const ACCORDION =
  '<div data-block="accordion" data-block-load="load"><details><summary>P</summary><p>R</p></details></div>';

for (const [kind, html] of Object.entries(KINDS))
  test(`${kind} stays byte for byte as the server sent it [BLOCK-001]`, { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    const markup = `<section id="kept">${html}</section>${ACCORDION}`;
    const kept = () => page.locator('#kept').evaluate((one) => one.innerHTML);
    await pageWith(markup, { tag: '' });
    const before = await kept();
    await pageWith(markup);
    // The control: the stage has been over the page.
    await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await kept()).toBe(before);
    expect(await page.locator('#kept [data-block-state]').count()).toBe(0);
  });

test('an own kind that nobody knows keeps its markup, too [BLOCK-001]', async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT0/);
  await pageWith(`<div data-block="hologram" id="kept"><p>O que vier</p></div>${ACCORDION}`);
  await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
  expect(await page.locator('#kept').evaluate((one) => [one.innerHTML, one.shadowRoot])).toEqual([
    '<p>O que vier</p>',
    null,
  ]);
});
