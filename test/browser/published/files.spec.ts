// What a published platform page fetches of Vitrine, recorded: what it has, and nothing where the platform's own runtime works.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bannerOf, ENABLED, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { fetchedFiles, pastIdle } from '../tools/fetched-files.ts';
import { expect, type PageWith, readyInView, test } from '../tools/fixture.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const { tiers }: { tiers: Record<'core' | 'publishedStage' | 'stage', string[]> } = JSON.parse(
  readFileSync(new URL('../../../dist/manifest.json', import.meta.url), 'utf8'),
);

/** Blocks of a published page that are none of ours, in all three generations. */
const OTHERS = `
<div class="sqs-block quote-block sqs-block-quote" data-block-type="31" id="block-i1"><div class="sqs-block-content"><figure><blockquote>Barro.</blockquote></figure></div></div>
<div class="fe-block fe-block-2"><div class="sqs-block html-block sqs-block-html" data-sqsp-block="text" data-blend-mode="NORMAL" data-block-type="2" id="block-t1"><div class="sqs-block-content"><h2>Nossa oficina</h2></div></div></div>
<div class="sqs-block website-component-block sqs-block-website-component sqs-block-spacer" data-block-type="1337" data-definition-name="website.components.spacer" data-sqsp-block="spacer" id="block-s1"></div>`;

const QUESTIONS = `<div class="sqs-block accordion-block sqs-block-accordion" data-block-type="69" id="block-q1"><div class="sqs-block-content"><ul class="accordion-items-container" data-should-allow-multiple-open-items="" data-is-expanded-first-item="" data-is-divider-enabled="true"><li class="accordion-item"><h4 class="accordion-item__title-wrapper" role="heading" aria-level="4"><button class="accordion-item__click-target" aria-expanded="false"><span class="accordion-item__title">Quanto pesa?</span></button></h4><div class="accordion-item__dropdown" role="region"><div class="accordion-item__description"><p>Um quilo.</p></div></div></li></ul></div></div>`;

const JSON_ONLY = `<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-f1"><div class="sqs-block-content"><script type="application/json" class="sqs-form-block-context">{"formId": "6ab0c1d2e3f4a5b6c7d8e9f2", "formFields": [{"type": "text", "id": "text-1", "title": "Nome"}]}</script></div></div>`;

const context = (cookieSettings: object): string =>
  `<script>var Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ website: { language: 'pt-BR' }, cookieSettings })};</script>`;
const ASKS = context(ENABLED);

/** Opens a page and waits until whatever was to start has been asked for. */
async function open(page: Page, pageWith: PageWith, html: string, head = ''): Promise<string[]> {
  const files = fetchedFiles(page);
  await pageWith(html, { head });
  await stageRan(page);
  await pastIdle(page);
  return files;
}

const LEAST = ['vitrine.js', ...tiers.publishedStage];

test.describe('a published page fetches the tag and the stage, and nothing else', () => {
  for (const [what, head] of [
    ['with blocks that are none of ours', ''],
    ['with a context besides', context({})],
    ['with a cookie banner that is switched off', context({ isCookieBannerEnabled: false, cookieBannerText: 'Oi' })],
  ] as const)
    test(what, async ({ page, pageWith }) => {
      expect(await open(page, pageWith, OTHERS, head)).toEqual(LEAST);
    });

  test('whose visitor has decided about cookies', async ({ page, context: browser, pageWith, baseURL }) => {
    await browser.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? '' }]);
    expect(await open(page, pageWith, OTHERS, ASKS)).toEqual(LEAST);
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('with one of our blocks far below', async ({ page, pageWith }) => {
    const files = await open(page, pageWith, `${OTHERS}<div style="height: 1600px"></div>${QUESTIONS}`);
    expect(files).toEqual(LEAST);
    await readyInView(page.locator('#block-q1'));
    expect(files).toEqual(expect.arrayContaining(tiers.core));
    expect(
      files.filter((file) => file.includes('/published-')),
      'what reads the page came with the stage',
    ).toEqual([]);
  });
});

test('the control: where there is something to ask, the banner comes', async ({ page, pageWith }) => {
  const files = await open(page, pageWith, OTHERS, ASKS);
  expect(files.length).toBeGreaterThan(LEAST.length);
  await expect(bannerOf(page)).toBeVisible();
});

test('a published block that is added to another page is read by a file of its own', async ({ page, pageWith }) => {
  const files = await open(
    page,
    pageWith,
    '<div data-block="accordion"><details><summary>A</summary>B</details></div>',
  );
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), QUESTIONS);
  await expect(page.locator('#block-q1')).toHaveAttribute('data-block-state', 'ready');
  expect(files).toEqual(expect.arrayContaining([...tiers.stage, expect.stringContaining('chunks/published-')]));
});

test.describe('beside the platform’s own runtime everything stands back', () => {
  for (const [sign, html] of [
    ['its script', '<script type="text/x-later" src="/assets/site-bundle.9.js"></script>'],
    ['its table of files', '<script>window.SQUARESPACE_ROLLUPS = {}</script>'],
    ['what it has bound', '<header data-controllers-bound="HashManager"></header>'],
  ])
    test(`told by ${sign}: blocks, banner and services`, async ({ page, pageWith }) => {
      const files = await open(page, pageWith, html + OTHERS + QUESTIONS + JSON_ONLY, ASKS);
      expect(files).toEqual(LEAST);
      await expect(bannerOf(page)).toHaveCount(0);
      await expect(page.locator('#block-q1')).not.toHaveAttribute('data-block-state');
    });

  test('also on a page of its own context without a block of the platform’s', async ({ page, pageWith }) => {
    const own = withSettings(ENABLED, '<script type="text/x-later" src="/assets/site-bundle.9.js"></script>');
    await open(page, pageWith, own);
    await expect(bannerOf(page)).toHaveCount(0);
  });

  test('the control: without it the block stands and the visitor is asked', async ({ page, pageWith }) => {
    await open(page, pageWith, OTHERS + QUESTIONS, ASKS);
    await expect(bannerOf(page)).toBeVisible();
    await expect(page.locator('#block-q1')).toHaveAttribute('data-block-state', 'ready');
  });
});
