// Pages whose headers forbid things: content security with nothing but the documented list, report-only, isolation, permissions (faults F-090, F-091).

import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { accept, BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { begin, button, contactForm, control, fillIn, submissions } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import type { PageOptions } from '../tools/test-page.ts';

/** The shortest list everything works with, and pictures for the icon a browser asks every site for: the page's own styles and fonts come on top of it. */
const MINIMUM: Readonly<Record<string, string>> = {
  'default-src': `'none'`,
  'script-src': `'nonce-n' 'strict-dynamic'`,
  'connect-src': `'self'`,
  'img-src': `'self'`,
  'require-trusted-types-for': `'script'`,
  'trusted-types': 'vitrine#html',
};
const policy = (changes: Record<string, string | null> = {}): string =>
  Object.entries({ ...MINIMUM, ...changes })
    .flatMap(([name, value]) => (value === null ? [] : `${name} ${value}`))
    .join('; ');

const WATCH = `<script nonce="n">
window.violations = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => violations.push(effectiveDirective + ' ' + blockedURI));
new ReportingObserver((reports) => { for (const { body } of reports) violations.push('report ' + body.effectiveDirective); }, { types: ['csp-violation'], buffered: true }).observe();
</script>`;
const TAG = `${WATCH}<script async src="/dist/vitrine.js" nonce="n"></script>`;
const BLOCKS = exampleOf('accordion') + exampleOf('marquee') + contactForm();
const PAGE = withSettings(BOTH, BLOCKS);

const under = (value: string, header = 'content-security-policy'): PageOptions => ({
  tag: TAG,
  headers: { [header]: value },
});
const violations = (page: Page): Promise<string[]> => page.evaluate('violations');

/** Everything a visitor does with these blocks: open, pause, decide, send. */
async function journey(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
  await accept(page);
  await page.locator('[part=trigger]').first().click();
  await page.locator('[data-block=marquee] [part=button]').press('Enter');
  await fillIn(page);
  await button(page).click();
  await expect(page.locator('[part~=result]')).toBeVisible();
  expect(await submissions()).toHaveLength(1);
}

test.beforeEach(({ page }) => begin(page));

for (const header of ['content-security-policy', 'content-security-policy-report-only'])
  test(`the whole journey breaks nothing of the shortest list, as ${header}, fault F-090`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(PAGE, under(policy(), header));
    await journey(page);
    expect(await violations(page)).toEqual([]);
  });

test('the control: a list without connections, report-only, tells of the form that sends, which goes through all the same', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/report-only|Report Only/i);
  await pageWith(PAGE, under(policy({ 'connect-src': null }), 'content-security-policy-report-only'));
  await journey(page);
  expect((await violations(page)).join()).toMatch(/connect-src .*\/api\//);
});

test('a page that may fetch nothing keeps what was typed and says what is wrong; the rest works, fault F-090', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Content Security Policy|Refused to connect/);
  await pageWith(PAGE, under(policy({ 'connect-src': null })));
  await settled(page);
  await accept(page);
  await page.locator('[part=trigger]').first().click();
  await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
  await fillIn(page);
  await button(page).click();
  await expect(page.locator('[part~=summary]')).toBeVisible();
  await expect(control(page, 'mensagem').first()).toHaveValue('Quero uma moringa.');
  await expect(button(page)).toBeEnabled();
  expect(await submissions()).toEqual([]);
});

test('a page that lets the tag in and nothing it fetches stays as the server wrote it, with one warning, fault F-090', async ({
  page,
  pageWith,
  baseURL,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT002|Content Security Policy|Refused to load/);
  // Not by a nonce: what a script with one imports has it too.
  await pageWith(PAGE, {
    ...under(policy({ 'script-src': `'nonce-n' ${baseURL}/dist/vitrine.js` })),
    tag: `${WATCH}<script async src="/dist/vitrine.js"></script>`,
  });
  const said = (): number => consoleLines.filter((line) => line.includes('VT0')).length;
  await expect.poll(said).toBe(1);
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
  expect(await page.locator('[data-block-state]').count()).toBe(0);
  expect(said()).toBe(1);
});

test('a page that names no policy for HTML has a banner without its rich text, and everything else, fault F-090', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole, consoleLines }) => {
  allowConsole(/VT021|Content Security Policy|TrustedTypePolicy|TrustedHTML/);
  await pageWith(PAGE, under(policy({ 'trusted-types': `'none'` })));
  await settled(page);
  await expect(bannerOf(page)).toContainText('Usamos cookies');
  await expect(bannerOf(page).getByRole('link')).toHaveCount(0);
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(consoleLines.filter((line) => line.includes('VT0')).length).toBeLessThanOrEqual(1);
});

for (const { name, headers, isolated } of [
  {
    name: 'a page of its own process group',
    headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
    isolated: true,
  },
  {
    name: 'a page that may play, fill the screen and locate nothing',
    headers: {
      'permissions-policy': 'autoplay=(), fullscreen=(), geolocation=()',
    },
    isolated: false,
  },
])
  test(`${name} has all its blocks, fault F-091`, { tag: '@long' }, async ({ page, pageWith }) => {
    await pageWith(PAGE, { tag: TAG, headers });
    await journey(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(isolated);
  });
