// What is for developers alone: visitors see the page as the server sent it, and the rest works, on the shipped product.
import { exampleOf } from '../../declarations.ts';
import { expect, test } from '../tools/fixture.ts';
import { reportOf, tagRan } from '../tools/vitrine-of.ts';

const picture = (alt: string): string => `<img src="/imagens/limoes.jpg" width="300" height="200" alt="${alt}">`;

/** Mistakes of pages with what is logged of each, and the text that stays. */
const MISTAKES = [
  [
    'Error decoding gallery block data',
    `<div data-block="gallery" data-block-json="{"><figure>${picture('Um')}</figure></div>`,
    'Um',
  ],
  [
    'Error evaluating gallery block data',
    `<div data-block="gallery" data-block-json="[1]"><figure>${picture('Dois')}</figure></div>`,
    'Dois',
  ],
  [
    'VideoLoader not found',
    `<div data-block="gallery"><figure><div data-video-url="https://videos.exemplo.com/7"></div></figure><figure>${picture('Três')}</figure></div>`,
    'Três',
  ],
  ['No images', '<div data-block="gallery"><p>Quatro</p></div>', 'Quatro'],
  ['No image', '<div data-block="image"><p>Cinco</p></div>', 'Cinco'],
  ['there is no block "nada"', '<div data-block="nada"><p>Seis</p></div>', 'Seis'],
] as const;

test('mistakes of a page are logged, nothing is told to visitors, the server’s content stays, and every other block works [ERR-010, ERR-306, ERR-323, ERR-602]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT0[1-4]\d/);
  await pageWith(MISTAKES.map(([, html]) => html).join('') + exampleOf('accordion'));
  for (const host of await page.locator('[data-block]:not([data-block=nada])').all()) {
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-block-state', /ready|failed/);
  }
  await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
  await page.locator('[data-block=accordion] [part=trigger]').first().click();
  const logged = (await reportOf(page)).messages.map(({ message }) => message).join('\n');
  for (const [message, , stays] of MISTAKES) {
    expect(logged).toContain(message);
    const kept = page.getByText(stays, { exact: true }).or(page.getByAltText(stays, { exact: true }));
    await expect(kept.filter({ visible: true }).first(), message).toBeVisible();
  }
  for (const role of ['dialog', 'alertdialog', 'alert'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const seen = await page.locator('body').innerText();
  for (const [message] of MISTAKES) expect(seen).not.toContain(message);
});

test('an item of the lightbox that is no element is logged, and the others are shown [ERR-308]', async ({
  page,
  pageWith,
}) => {
  await pageWith(`<p id="text">Sete</p>${picture('Limões')}`);
  await tagRan(page);
  await page.evaluate(() =>
    Reflect.get(window, 'Vitrine')
      .open('lightbox', { set: [{ content: null }, { content: document.querySelector('#text') }], currentSetIndex: 1 })
      .then(() => null),
  );
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toContainText('Sete');
  const { messages } = await reportOf(page);
  expect(messages.map(({ message }) => message).join()).toContain('No valid HTMLElement node was supplied');
  await expect(lightbox).not.toContainText('No valid');
});

test('a dialog without a text is refused in the words of the requirements, and one with a text is shown [ERR-607]', async ({
  page,
  pageWith,
}) => {
  await pageWith('<p>Página</p>');
  await tagRan(page);
  const ask = (how: 'number' | 'null' | 'list' | 'object' | 'empty'): Promise<string> =>
    page.evaluate(async (name) => {
      const given = { number: 42, null: null, list: ['x'], object: { text: 5 }, empty: undefined }[name];
      const vitrine = Reflect.get(window, 'Vitrine');
      await vitrine.ready();
      return vitrine.dialog.alert(given).then(
        () => 'shown',
        (error: Error) => `${error.name}: ${error.message}`,
      );
    }, how);
  for (const how of ['number', 'null', 'list', 'object', 'empty'] as const)
    expect(await ask(how), how).toBe('TypeError: Value is neither a string nor an object containing a string');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  for (const text of ['Oito', 'Nove']) {
    await page.evaluate((said) => {
      const { dialog } = Reflect.get(window, 'Vitrine');
      void dialog.alert(said === 'Oito' ? new String(said) : { title: said });
    }, text);
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(text);
    await alert.getByRole('button').click();
    await expect(alert).toHaveCount(0);
  }
});

/** The messages of the requirements that no visitor reads, word for word (ERR-606). */
const MESSAGES = [
  'Cannot init animations without a window context',
  'Event is firing before the environment is initialized!',
  'mobile platform not correctly identified',
  '[JS -> Native Bridge] {name} not found',
  'Error tracking event: HTTP Status {code}',
  'Metric settings request timeout',
  'XHR request DONE with unexpected status: {code}',
  'Unable to resolve pageLoadId',
  'Data is empty',
  'Unable to store analyticsId',
  'Error determining FullStory eligibility',
  'Error injecting FullStory script',
  'Error rendering captcha into node',
  'Please provide a tracking context when using Google Places API details to track cost',
  'ReCaptcha has not been set up!',
  'Document was destroyed',
  'Value is neither a string nor an object containing a string',
];

test('the messages for developers are in the files that pages fetch, word for word [ERR-606]', async ({ request }) => {
  const manifest = await (await request.get('/dist/manifest.json')).json();
  const chunks = Object.keys(manifest.files).filter((name) => name.startsWith('chunks/'));
  const texts = await Promise.all(chunks.map(async (name) => (await request.get(`/dist/${name}`)).text()));
  expect(MESSAGES.filter((message) => !texts.some((text) => text.includes(`"${message}"`)))).toEqual([]);
});
