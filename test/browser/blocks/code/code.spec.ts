// Code where only a browser can tell: the clipboard, scrolling and the server's own markup.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';

const LONG = 'uma linha muito comprida que não cabe em telefone nenhum, '.repeat(4);
const code = (attributes = ''): string =>
  `<div data-block="code" ${attributes}><pre><code class="language-receita">um\n  &lt;b&gt;dois&lt;/b&gt;\n${LONG}</code></pre></div>`;

test('the text is copied as it is, without the numbers', async ({ page, pageWith, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await pageWith(code('data-line-numbers'));
  await settled(page);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`um\n  <b>dois</b>\n${LONG}`);
});

test('long lines scroll with the keyboard, or wrap', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await pageWith(code());
  await settled(page);
  const text = page.getByRole('region', { name: 'Código: receita' });
  await text.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => text.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await pageWith(code('data-wrap data-line-numbers'));
  await settled(page);
  expect(await page.locator('[part=text]').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a published block that displays its source is read; one with the page’s own markup stays', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const block = (inside: string): string =>
    `<div class="sqs-block code-block sqs-block-code" data-block-type="23"><div class="sqs-block-content">${inside}</div></div>`;
  await pageWith(block('<pre class="source-code">&lt;i&gt;</pre>') + block('<p>Do servidor</p>'));
  await expect(page.getByRole('button', { name: 'Copiar' })).toHaveCount(1);
  await expect(page.getByText('Do servidor')).toBeVisible();
});
