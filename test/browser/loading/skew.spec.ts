// Files of two releases on one page, as caches and deploys bring them together (faults F-003, F-014; version skew). The bytes of earlier releases
// are kept in test/releases. The rule (see `handover.ts`): a loader and a stage that understand each other work whole, any other pair leaves the page alone.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { builtRelease, keptReleases, type Release } from '../../releases/release.ts';
import { contactForm } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { stopClock } from '../tools/page-clock.ts';
import { testPage } from '../tools/test-page.ts';
import { reportOf, stageRan, tagRan, viewsPerBlock } from '../tools/vitrine-of.ts';
import { type ReleaseHost, releaseHost } from './release-host.ts';

const built = builtRelease();
const HTML = testPage(exampleOf('accordion') + exampleOf('marquee') + contactForm(), {});

let site: ReleaseHost;
test.beforeEach(async ({ allowConsole }) => {
  // Chromium's own word on files that are gone, and on the icon no page here has.
  allowConsole(/Failed to load resource/);
  site = await releaseHost();
});
test.afterEach(() => site.close());

const tagOf = ({ files }: Release): Record<string, string> => ({ 'vitrine.js': files['vitrine.js'] ?? '' });
const chunksOf = ({ files }: Release): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith('chunks/')));
const codes = (lines: readonly string[]): string[] => lines.flatMap((line) => /VT\d{3}/.exec(line) ?? []);

/** Every block is ready, once, and works; nobody has anything to say. */
async function worksWhole(page: Page, version: string): Promise<void> {
  await settled(page);
  const { blocks, messages, ...report } = await reportOf(page);
  expect(report.version).toBe(version);
  expect(blocks.map(({ block, state }) => [block, state])).toEqual([
    ['accordion', 'ready'],
    ['marquee', 'ready'],
    ['form', 'ready'],
  ]);
  expect(messages).toEqual([]);
  expect(await viewsPerBlock(page)).toEqual([1, 1, 1]);
  const trigger = page.locator('[part=trigger]').first();
  const before = await trigger.getAttribute('aria-expanded');
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', String(before !== 'true'));
}

/** The server's markup is all there is, and does what it does without a script. */
async function worksAlone(page: Page): Promise<void> {
  expect(await viewsPerBlock(page)).toEqual([0, 0, 0]);
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  await expect(page.locator('[data-block=marquee]')).toContainText(/\S/);
  await page.getByLabel('Nome', { exact: true }).fill('Ana');
  await page.getByLabel('Sobrenome').fill('Souza');
  await page.getByLabel('E-mail').fill('ana@exemplo.com');
  await page.getByLabel('Mensagem').fill('Oi');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('heading', { name: 'Recebido' })).toBeVisible();
  expect(site.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
}

/** The name by which a release's loader starts its stage: the version of the contract between the two. */
const contractOf = ({ files, stage }: Release): string => / as (\w+)\s*\}/.exec(files[stage] ?? '')?.[1] ?? '';

const ONE_OF_THE_STAGE = ['VT002'];
const ONE_OF_EACH_KIND = ['VT022', 'VT022', 'VT022'];

/** Where the stage is the same, the built files are as good as those of the release. */
const others = keptReleases().filter(({ stage }) => stage !== built.stage);

test('at least one release is another than the one at hand', () => {
  expect(others.length).toBeGreaterThan(0);
});

for (const kept of others) {
  const PAIRS = [
    { who: `the tag of ${kept.version}`, own: kept, other: built },
    { who: `the tag at hand beside ${kept.version}`, own: built, other: kept },
  ];

  for (const { who, own, other } of PAIRS) {
    test(`${who} works whole where a deploy keeps the files of both`, { tag: '@long' }, async ({ page }) => {
      site.deploy(HTML, { ...chunksOf(other), ...own.files });
      await page.goto(site.url);
      await worksWhole(page, own.version);
      expect(site.asked).toContain(`GET /dist/${own.stage}`);
      expect(site.asked).not.toContain(`GET /dist/${other.stage}`);
    });

    test(`${who} stands back where only the other's chunks are left, with one message, and native actions work`, {
      tag: '@long',
    }, async ({ page, allowConsole, consoleLines }) => {
      allowConsole(/VT002/);
      site.deploy(HTML, { ...chunksOf(other), ...tagOf(own) });
      await page.goto(site.url);
      await tagRan(page);
      await expect.poll(() => codes(consoleLines)).toEqual(ONE_OF_THE_STAGE);
      await worksAlone(page);
      expect(codes(consoleLines)).toEqual(ONE_OF_THE_STAGE);
    });

    test(`${who} holds a press for a stage that is gone, and performs it then`, { tag: '@long' }, async ({
      page,
      allowConsole,
    }) => {
      allowConsole(/VT002/);
      site.deploy(HTML.replaceAll(' required', ''), { ...chunksOf(other), ...tagOf(own) });
      const letGo = site.hold(/stage-/);
      // A press is held for five seconds.
      await stopClock(page);
      await page.goto(site.url);
      await tagRan(page);
      await page.getByRole('button', { name: 'Enviar' }).click();
      await page.clock.runFor(4_999);
      expect(site.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
      letGo();
      await expect(page.getByRole('heading', { name: 'Recebido' })).toBeVisible();
      expect(site.asked.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    });

    const isUnderstood = contractOf(own) === contractOf(other);

    test(`${who} and the other's stage under its stage's name ${isUnderstood ? 'work whole' : 'leave the markup alone with one message'}`, {
      tag: '@long',
    }, async ({ page, allowConsole, consoleLines }) => {
      allowConsole(/VT002/);
      site.deploy(HTML, { ...chunksOf(other), ...own.files, [own.stage]: other.files[other.stage] ?? '' });
      await page.goto(site.url);
      if (isUnderstood) return worksWhole(page, other.version);
      await expect.poll(() => codes(consoleLines)).toEqual(ONE_OF_THE_STAGE);
      await worksAlone(page);
      expect(await page.locator('[data-block-state]').count()).toBe(0);
    });

    test(`${who} and its own stage without the chunks that it names: markup, one message for each kind of block`, {
      tag: '@long',
    }, async ({ page, allowConsole, consoleLines }) => {
      allowConsole(/VT022/);
      site.deploy(HTML, { ...tagOf(own), [own.stage]: own.files[own.stage] ?? '' });
      await page.goto(site.url);
      await expect.poll(() => codes(consoleLines)).toEqual(ONE_OF_EACH_KIND);
      await worksAlone(page);
    });

    test(`${who} and its own stage under another contract: it has no such function, so the markup is left alone with one message`, {
      tag: '@long',
    }, async ({ page, allowConsole, consoleLines }) => {
      allowConsole(/VT002/);
      const stage = (own.files[own.stage] ?? '').replace(` as ${contractOf(own)}`, ' as anotherContract');
      expect(stage).toContain('anotherContract');
      site.deploy(HTML, { ...own.files, [own.stage]: stage });
      await page.goto(site.url);
      await expect.poll(() => codes(consoleLines)).toEqual(ONE_OF_THE_STAGE);
      await worksAlone(page);
      expect(await page.locator('[data-block-state]').count()).toBe(0);
    });

    test(`the first of two tags works, ${who} first, with one warning, fault F-003`, { tag: '@long' }, async ({
      page,
      allowConsole,
      consoleLines,
    }) => {
      allowConsole(/VT001/);
      const second = '<script async src="/dist/second/vitrine.js"></script>';
      const tags = `<script src="/dist/vitrine.js"></script>${second}${second}`;
      site.deploy(testPage(exampleOf('accordion') + exampleOf('marquee') + contactForm(), { tag: tags }), {
        ...own.files,
        ...Object.fromEntries(Object.entries(other.files).map(([path, text]) => [`second/${path}`, text])),
      });
      await page.goto(site.url);
      await settled(page);
      // Two builds of one version are not told apart.
      await expect.poll(() => codes(consoleLines)).toEqual(own.version === other.version ? [] : ['VT001']);
      expect((await reportOf(page)).version).toBe(own.version);
      expect(await viewsPerBlock(page)).toEqual([1, 1, 1]);
      expect(site.asked.filter((line) => line.startsWith('GET /dist/second/chunks/'))).toEqual([]);
    });
  }

  for (const { who, alter, state } of [
    { who: `the stage of ${kept.version}`, alter: /$^/, state: 'ready' },
    {
      who: `the control: the stage of ${kept.version} that gives the contract another meaning under the old name`,
      alter: /\.notify=/,
      state: 'waiting',
    },
  ])
    test(`${who} leaves a block that comes into view ${state}`, { tag: '@long' }, async ({ page }) => {
      const stage = (kept.files[kept.stage] ?? '').replace(alter, '.tellOf=');
      expect(stage.includes('.tellOf=')).toBe(state === 'waiting');
      site.deploy(testPage(`<div style="height: 3000px"></div>${exampleOf('accordion')}`, {}), {
        ...kept.files,
        [kept.stage]: stage,
      });
      await page.goto(site.url);
      await stageRan(page);
      await page.locator('[data-block]').scrollIntoViewIfNeeded();
      await frames(page, 4);
      await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', state);
    });

  test(`the cached tag of ${kept.version} meets today's page: what it does not know stays as it is`, {
    tag: '@long',
  }, async ({ page, allowConsole }) => {
    if (kept.version !== '0.1.0') allowConsole(/VT010 bloco-de-amanha/);
    site.deploy(HTML, kept.files);
    await page.goto(site.url);
    await worksWhole(page, kept.version);
    const stranger =
      '<div data-block="bloco-de-amanha" data-amanha="1"><p id="amanha">Texto do servidor</p></div><p data-block-amanha>Outro</p>';
    const today = HTML.replaceAll('data-block="', 'data-amanha="sim" data-block-amanha="" data-block="').replace(
      '</main>',
      `${stranger}</main>`,
    );
    site.deploy(today, { ...kept.files, ...built.files });
    const before = site.asked.length;
    await page.goto(site.url);
    await expect(page.locator('#amanha')).toBeVisible();
    await expect(page.locator('[data-block][data-block-state=ready]')).toHaveCount(3);
    expect((await reportOf(page)).version, 'the tag out of the cache').toBe(kept.version);
    expect(site.asked.slice(before)).not.toContain('GET /dist/vitrine.js');
    expect(await page.locator('[data-block=bloco-de-amanha]').evaluate((host) => host.outerHTML)).toBe(
      stranger.replace('<p data-block-amanha>Outro</p>', ''),
    );
  });
}
