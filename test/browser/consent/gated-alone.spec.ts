// Pages with nothing but gated markup: no context, no block, no policy. What waits is found, and asks by its own notice.

import { fetchedFiles, pastIdle } from '../tools/fetched-files.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { reportOf, tagRan } from '../tools/vitrine-of.ts';
import { choose, frame, inline, placeholderOf, pressed, ran, vendors } from './gated-page.ts';

test('without a policy everything waits too: a frame asks by its notice, and one permission counts on the next page', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await vendors(page);
  await pageWith(frame('um') + inline('medida'));
  await expect(placeholderOf(page, '#um')).toBeVisible();
  await frames(page, 5);
  expect(asked).toEqual([]);
  expect(await ran(page)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toHaveCount(0);
  await pressed(page, '#um', 'Sempre permitir');
  await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
  await expect.poll(() => ran(page)).toEqual(['medida']);
  await page.reload();
  await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
  await expect.poll(() => ran(page)).toEqual(['medida']);
});

test('its preferences open without a policy and without a banner', { tag: '@long' }, async ({ page, pageWith }) => {
  await vendors(page);
  await pageWith(frame('um'));
  await pressed(page, '#um', 'Preferências');
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await dialog.getByRole('button', { name: 'Aceitar tudo' }).click();
  await expect(page.frameLocator('#um').getByRole('button')).toBeVisible();
});

test('scripts alone wait until the page says what was chosen, and developers are told that nothing asks', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(inline('medida') + inline('preciso', 'data-consent="necessary"'));
  await expect.poll(() => ran(page)).toEqual(['preciso']);
  await expect
    .poll(async () => (await reportOf(page)).messages.map(({ message }) => message))
    .toEqual([
      'a script waits, and nothing on the page asks the visitor: enable cookieSettings.isCookieBannerEnabled or cookieSettings.preset, add data-consent-open, or call Vitrine.consent.set().',
    ]);
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['preciso', 'medida']);
});

test('a page where something asks has no such message', async ({ page, pageWith }) => {
  await pageWith(`${inline('medida')}<button type="button" data-consent-open="preferences">Cookies</button>`);
  await choose(page, { analytics: true });
  await pastIdle(page);
  expect((await reportOf(page)).messages).toEqual([]);
});

test('markup that is added to a bare page is found, and a template is not', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  const asked = await vendors(page);
  await pageWith(`<template id="molde">${frame('um')}</template><p id="aqui"></p>`);
  await tagRan(page);
  await pastIdle(page);
  expect(files, 'nothing but the tag').toEqual(['vitrine.js']);
  await page.evaluate(() => {
    const { content } = document.getElementById('molde') as HTMLTemplateElement;
    document.getElementById('aqui')?.append(content.cloneNode(true));
  });
  await expect(placeholderOf(page, '#um')).toHaveCount(1);
  expect(
    await page.evaluate(
      () => (document.getElementById('molde') as HTMLTemplateElement).content.querySelectorAll('*').length,
    ),
  ).toBe(1);
  await pressed(page, '#um', 'Carregar uma vez');
  await expect.poll(() => asked).toEqual(['videos.exemplo/um']);
});
