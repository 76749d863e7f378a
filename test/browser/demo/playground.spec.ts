// The playground: a block or markup of one's own, with its options, what it looks like, and what the linter says of it. What is drawn runs in a frame without an origin.
import type { FrameLocator, Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';

const html = (page: Page) => page.getByRole('textbox', { name: 'HTML', exact: true });
const count = (page: Page) => page.locator('#count');
const fixes = (page: Page) =>
  page.getByRole('list', { name: 'Problemas' }).getByRole('button', { name: /^(Trocar|Remover)/ });
/** The frame that has drawn: the one before it is gone by then. */
const drawn = async (page: Page): Promise<FrameLocator> => {
  await expect(page.locator('#preview iframe')).toHaveCount(1);
  await expect(page.locator('#preview iframe:not([data-waits])')).toHaveCount(1);
  return page.frameLocator('#preview iframe');
};

test('a block that is picked is seen with each option that is turned, and its address shows the same', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blocks/accordion');
  await page.getByRole('link', { name: 'Experimentar', exact: true }).last().click();
  await expect(page).toHaveURL(/\/experimentar\/#bloco=accordion$/);
  await expect(count(page)).toHaveText('Nenhum problema encontrado.');
  await expect((await drawn(page)).locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.locator('#preview iframe')).toHaveAttribute('title', 'Pré-visualização');

  await page.getByRole('combobox', { name: 'Ícone', exact: true }).selectOption('chevron');
  await expect(page).toHaveURL(/#bloco=accordion&data-icon=chevron$/);
  const turned = (await drawn(page)).locator('[data-block=accordion][data-icon=chevron]');
  await expect(turned).toHaveAttribute('data-block-state', 'ready');

  // A link to a place of the page leaves everything as it is.
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
  await expect(page.locator('#conteudo')).toBeFocused();
  await expect(page).toHaveURL(/#bloco=accordion&data-icon=chevron$/);

  await page.getByRole('combobox', { name: 'Começar com' }).selectOption('marquee');
  await expect(page).toHaveURL(/#bloco=marquee$/);
  await expect((await drawn(page)).locator('[data-block=marquee]')).toHaveAttribute('data-block-state', 'ready');
  await page.goBack();
  await expect(html(page)).toHaveValue(/data-block="accordion".* data-icon="chevron"/);
  await expect(page.getByRole('combobox', { name: 'Ícone', exact: true })).toHaveValue('chevron');

  await page.getByRole('combobox', { name: 'Ícone', exact: true }).selectOption('plus');
  await expect(page).toHaveURL(/#bloco=accordion$/);
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.locator('#said')).toHaveText('HTML copiado.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await html(page).inputValue());
  expect(copied).not.toContain('data-icon');

  await page.getByRole('radio', { name: 'Computador' }).check({ force: true });
  await page.getByRole('radio', { name: 'Escuro' }).last().check({ force: true });
  await expect(page).toHaveURL(/#bloco=accordion&largura=computador&tema=escuro$/);
  const wide = await drawn(page);
  await expect(wide.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await wide.locator('html').evaluate(() => innerWidth)).toBe(1280);

  await page.goto('/experimentar/#bloco=torradeira');
  await page.reload();
  await expect(page.locator('#said')).toHaveText('O bloco “torradeira” não existe.');
});

const ITEM = '<details><summary>Pergunta</summary><p>Resposta.</p></details>';
const WRONG = `<div data-block="acordion">${ITEM}</div>\n<div data-block="accordion" data-first-opn="true" data-icon="chevrom">${ITEM}</div>`;

test('mistakes in markup that is pasted are fixed by their buttons, by keyboard alone, and the link shows the rest', {
  tag: '@long',
}, async ({ page, context, allowConsole }) => {
  // The preview's console says of the pasted markup what it says on any page.
  allowConsole(/VT010/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/experimentar/#bloco=accordion');
  await expect(count(page)).toHaveText('Nenhum problema encontrado.');
  await page.evaluate((text) => navigator.clipboard.writeText(text), WRONG);
  await html(page).press('ControlOrMeta+a');
  await html(page).press('ControlOrMeta+v');
  await expect(count(page)).toHaveText('3 erros.');
  await expect(page).toHaveURL(/html=/);
  await expect(fixes(page)).toHaveText([
    'Trocar acordion por accordion',
    'Trocar data-first-opn por data-first-open',
    'Trocar chevrom por chevron',
  ]);
  await page.getByRole('button', { name: 'Ir para a linha 2' }).first().press('Enter');
  await expect(html(page)).toBeFocused();
  const selected = () => html(page).evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart));
  expect(await selected()).toMatch(/^data-first-opn/);

  await fixes(page).first().press('Enter');
  await expect(count(page)).toHaveText('2 erros.');
  // The next button has the focus, and at the end the heading.
  await expect(fixes(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('1 erro.');
  await page.keyboard.press('Enter');
  await expect(count(page)).toHaveText('Nenhum problema encontrado.');
  await expect(page.getByRole('heading', { name: 'Problemas' })).toBeFocused();
  const right = `<div data-block="accordion">${ITEM}</div>\n<div data-block="accordion" data-first-open="true" data-icon="chevron">${ITEM}</div>`;
  await expect(html(page)).toHaveValue(right);
  await expect((await drawn(page)).locator('[data-block-state=ready]')).toHaveCount(2);

  // The options are those of either block.
  await page.getByRole('combobox', { name: 'Bloco do HTML' }).selectOption({ index: 1 });
  await expect(page.getByRole('combobox', { name: 'Ícone', exact: true })).toHaveValue('chevron');
  await expect(page).toHaveURL(/em=1/);
  await page.reload();
  await expect(html(page)).toHaveValue(right);
  await page.goBack();
  await expect(count(page)).toHaveText('1 erro.');
});

test('no script of the pasted markup runs, and none of it reaches the page around it', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|Failed to load resource.*\/nada\.jpg|VT040 gated-content/i);
  const run = "self.ran = true; parent.postMessage('ran', '*'); top.document.title = 'ran'";
  await page.goto('/experimentar/');
  await page.evaluate(() =>
    addEventListener('message', ({ data }) => data === 'ran' && Reflect.set(window, 'ran', true)),
  );
  const title = await page.title();
  await html(page).fill(`<div data-block="marquee">Argila</div>
<script>${run}</script>
<script src="/self-check.js"></script>
<img src="/nada.jpg" alt="" onerror="${run}">
<svg onload="${run}"></svg>
<script type="text/plain" data-consent="necessary">${run}</script>
<iframe title="a" srcdoc="<script>${run}</script>"></iframe>
<p><a id="run" href="javascript:${run}">Link</a> <a id="away" href="/">Início</a></p>
<form action="/form/1" method="post"><button id="send">Enviar</button></form>
<style>p { color: rgb(1, 2, 3) }</style>
`);
  await expect(page).toHaveURL(/html=/);
  const frame = await drawn(page);
  await expect(frame.locator('[data-block=marquee]')).toHaveAttribute('data-block-state', 'ready');
  for (const id of ['run', 'away', 'send']) await frame.locator(`#${id}`).click();
  const inside = await frame.locator('html').evaluate((root) => {
    const { color } = getComputedStyle(root.querySelector('p') ?? root);
    const reach = (): string => {
      try {
        return parent.document.title;
      } catch (error) {
        return error instanceof Error ? error.name : '';
      }
    };
    return { ran: Reflect.has(window, 'ran'), origin, path: location.pathname, reach: reach(), color };
  });
  expect(inside).toEqual({
    ran: false,
    origin: 'null',
    path: '/experimentar/quadro',
    reach: 'SecurityError',
    color: 'rgb(1, 2, 3)',
  });
  expect(await page.evaluate(() => Reflect.has(window, 'ran'))).toBe(false);
  expect(await page.title()).toBe(title);
  const answer = await page.request.get('/experimentar/quadro');
  expect(answer.headers()['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms; default-src 'none'/);
});

test('axe finds nothing, and nothing runs out of a window of 320 px, with mistakes and without, light and dark', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  // axe asks the frame, which has no origin, by a message for one that has.
  allowConsole(/VT010|does not match the recipient window's origin/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/experimentar/#bloco=gallery&largura=computador');
    await page.reload();
    await expect(count(page)).toHaveText('Nenhum problema encontrado.');
    expect.soft(await axe(page)).toEqual([]);
    await html(page).fill('<div data-block="acordion" data-block-state="ready"></div>');
    await expect(count(page)).toHaveText('1 erro e 1 aviso.');
    expect.soft(await axe(page)).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test('two quick changes are two steps back', async ({ page, context, allowConsole }) => {
  allowConsole(/VT010/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/experimentar/#bloco=accordion');
  await expect(count(page)).toHaveText('Nenhum problema encontrado.');
  await page.evaluate((text) => navigator.clipboard.writeText(text), WRONG);
  await html(page).press('ControlOrMeta+a');
  await html(page).press('ControlOrMeta+v');
  await expect(count(page)).toHaveText('3 erros.');
  await expect(page).toHaveURL(/html=/);
  const pasted = page.url();
  await page.evaluate(() => {
    for (const _ of ['one', 'two']) document.querySelector<HTMLElement>('[data-act=fix]')?.click();
  });
  await expect(count(page)).toHaveText('1 erro.');
  await expect(page).not.toHaveURL(pasted);
  await page.goBack();
  await expect(count(page)).toHaveText('2 erros.');
  await page.goBack();
  await expect(count(page)).toHaveText('3 erros.');
});
