// Pages before they are looked at, and while the browser holds them still: prerendered, hidden at load, frozen (faults F-005, F-006).
import { exampleOf } from '../../declarations.ts';
import { BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { begin, contactForm } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { heldBack } from '../tools/held-back.ts';
import { TAG } from '../tools/test-page.ts';
import { reportOf } from '../tools/vitrine-of.ts';

/** Keeps every write and every sending with whether the page was prerendering then. */
const WITNESS = `<script>
window.acts = [];
const tell = (what) => acts.push([what, document.prerendering]);
const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
Object.defineProperty(Document.prototype, 'cookie', { get, set(text) { tell('cookie ' + text); set.call(this, text); } });
for (const [holder, name] of [[Storage.prototype, 'setItem'], [window, 'fetch'], [Navigator.prototype, 'sendBeacon'], [XMLHttpRequest.prototype, 'send']]) {
  const own = holder[name];
  holder[name] = function (...args) { tell(name + ' ' + String(args[0])); return own.apply(this, args); };
}
</script>`;
/** No automation shows a page that was prerendered: the page is told that it is prerendered, as it would be, until `activate()`. */
const PRERENDERED = `<script>
let before = true;
const getters = { prerendering: () => before, hidden: () => before, visibilityState: () => (before ? 'hidden' : 'visible') };
for (const [name, get] of Object.entries(getters)) Object.defineProperty(Document.prototype, name, { get, configurable: true });
window.activate = () => {
  before = false;
  for (const name of ['prerenderingchange', 'visibilitychange']) document.dispatchEvent(new Event(name));
};
</script>`;
const EAGER = '<script>document.cookie = "eager=1";</script>';
const RESTRICTIVE = { ...BOTH, isRestrictiveCookiePolicyEnabled: true, isAnalyticsCookiesDisabled: true };

for (const eager of [false, true])
  test(`${eager ? 'the control: a script that writes at once is caught on' : 'nothing is written or sent by'} a page that is prerendered, and all of it stands once the page is shown, fault F-005`, async ({
    page,
    pageWith,
  }) => {
    await pageWith(withSettings(RESTRICTIVE, exampleOf('accordion') + exampleOf('marquee')), {
      tag: PRERENDERED + WITNESS + (eager ? EAGER : '') + TAG,
    });
    await settled(page);
    const acts = async (): Promise<string[]> => {
      const all: [string, boolean][] = await page.evaluate(() => Reflect.get(window, 'acts'));
      return all.filter(([, prerendering]) => prerendering).map(([what]) => what);
    };
    await expect(bannerOf(page)).toBeVisible();
    await frames(page);
    expect(await acts()).toEqual(eager ? ['cookie eager=1'] : []);
    await page.evaluate(() => Reflect.get(window, 'activate')());
    await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    expect((await page.context().cookies()).map(({ name }) => name)).toContain('ss_cookieAllowed');
    await page.locator('[part=trigger]').first().click();
    await expect(page.locator('[data-is-open=true]')).toHaveCount(1);
  });

const running = `[...document.querySelector('[data-block=marquee]').shadowRoot.getAnimations()].filter(({ playState }) => playState === 'running').length`;
const fitted = `document.querySelector('[data-block=marquee]').shadowRoot.getAnimations().length > 0`;

test('a page that is hidden when it loads has its blocks, moves nothing, and begins when it is shown, fault F-006', async ({
  page,
  pageWith,
}) => {
  // No automation hides a page from its visitor; the page is told that it is hidden, as it would be in a tab behind.
  await page.addInitScript(() => {
    Reflect.set(window, 'away', true);
    Object.defineProperty(Document.prototype, 'hidden', { get: () => Reflect.get(window, 'away') });
    Object.defineProperty(Document.prototype, 'visibilityState', {
      get: () => (Reflect.get(window, 'away') ? 'hidden' : 'visible'),
    });
  });
  await pageWith(exampleOf('marquee') + exampleOf('accordion'));
  await settled(page);
  await page.waitForFunction(fitted);
  await frames(page);
  expect(await page.evaluate(running)).toBe(0);
  await page.evaluate(() => {
    Reflect.set(window, 'away', false);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.evaluate(running)).toBe(1);
});

test('the control: the same page, never hidden, moves at once', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(exampleOf('marquee'));
  await settled(page);
  await page.waitForFunction(fitted);
  await expect.poll(() => page.evaluate(running)).toBe(1);
});

test('a page that is frozen and thawed goes on: no burst, nothing typed is lost, what was held is done once, fault F-006', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await begin(page);
  const letGo = await heldBack(page, '**/chunks/form-*');
  const head = `<script>window.told = []; for (const name of ['marquee-change', 'form-submit', 'form-failure', 'block-failed'])
addEventListener('vitrine:' + name, () => told.push(name));</script>`;
  await pageWith(exampleOf('marquee') + contactForm(), { head });
  await expect(page.locator('[data-block=marquee]')).toHaveAttribute('data-block-state', 'ready');
  await expect.poll(() => page.evaluate('told')).toEqual(['marquee-change']);
  await page.getByLabel('Sobrenome').fill('Souza');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.setWebLifecycleState', { state: 'frozen' });
  letGo();
  await debug.send('Page.setWebLifecycleState', { state: 'active' });
  await settled(page);
  await expect(page.locator('[part~=summary]')).toBeVisible();
  await expect(page.locator('[part~=control][name="nome.Last"]')).toHaveValue('Souza');
  await expect.poll(() => page.evaluate(running)).toBe(1);
  expect(await page.evaluate(`told.filter((name) => name !== 'marquee-change')`)).toEqual([]);
  expect((await reportOf(page)).messages).toEqual([]);
});
