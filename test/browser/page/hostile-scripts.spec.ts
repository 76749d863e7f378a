// Hostile scripts and names (faults F-031, F-032, F-033, F-034), and a strict policy for content and Trusted Types.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const BOTH = exampleOf('accordion') + exampleOf('marquee');
const SYNC = '<script src="/dist/vitrine.js"></script>';

/** The blocks are ready, an item opens, the marquee pauses. */
async function blocksWork(page: Page): Promise<void> {
  await settled(page);
  // At once: every block is ready or failed by now.
  expect(await page.locator('[data-block-state=failed]').count(), 'blocks with data-block-state=failed').toBe(0);
  const trigger = page.locator('[part=trigger]').last();
  const was = await trigger.getAttribute('aria-expanded');
  await trigger.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', was === 'true' ? 'false' : 'true');
  const pause = page.locator('[part=button]').first();
  if (await pause.count()) {
    await pause.click();
    await expect(pause).toHaveAccessibleName('Retomar animação');
  }
}

const SCRIPTS = {
  'old library': `
    Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Object.assign(Array.prototype, { each(fn) { this.forEach(fn); return this; }, first() { return this[0]; }, clear() { this.length = 0; } });
    Object.assign(Object.prototype.constructor, { toJSON: JSON.stringify });
    Array.from = function (list) { const all = []; for (let at = 0; at < (list.length || 0); at += 1) all.push(list[at]); return all; };
    Function.prototype.bind = function (owner, ...first) { const fn = this; return function (...rest) { return fn.apply(owner, first.concat(rest)); }; };
    Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
    window.$ = window.$$ = (query) => document.querySelectorAll(query);`,
  'globals of bundlers': `window.module = { exports: {} }; window.exports = module.exports; window.process = { env: 'x' };
    window.define = Object.assign(() => { throw new Error('anonymous define'); }, { amd: {} }); window.React = { version: '0.14' };`,
  'frozen prototypes': `for (const one of [Object, Function, Array, String, Number, Promise, Map, Set, Element, Node, EventTarget]) Object.freeze(one.prototype);`,
};

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`the blocks work beside a hostile script: ${name}, fault F-031`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(BOTH, { tag: `<script>${script}</script>${SYNC}` });
    await blocksWork(page);
  });
}

/** What shows that a script has done its harm. */
const HARM: Record<keyof typeof SCRIPTS, () => boolean> = {
  'old library': () => JSON.stringify([1]) !== '[1]' && Array.from(new Set([1])).length === 0,
  'globals of bundlers': () => Reflect.has(window, 'define') && Reflect.has(window, 'module'),
  'frozen prototypes': () => [Object, Array, Element, EventTarget].every((one) => Object.isFrozen(one.prototype)),
};

/** The page itself looks for the harm and writes it down: what a test evaluates would run in the world that is harmed. */
const lookForHarm = (page: Page, harm: () => boolean): Promise<unknown> =>
  page.addInitScript(`addEventListener('load', () => document.documentElement.setAttribute('data-harm', (${harm})()))`);

const harmIs = (page: Page, done: boolean): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-harm', String(done));

for (const [name, script] of Object.entries(SCRIPTS)) {
  test(`the control: the script does its harm: ${name}`, { tag: '@long' }, async ({ page, pageWith }) => {
    await lookForHarm(page, HARM[name as keyof typeof SCRIPTS]);
    await pageWith(BOTH, { tag: '' });
    await harmIs(page, false);
    await pageWith(BOTH, { tag: `<script>${script}</script>` });
    await harmIs(page, true);
  });
}

test('the control: a script that leaves no shadow roots is told, and the page stays readable', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT020/);
  await pageWith(BOTH, { tag: `<script>delete Element.prototype.attachShadow;</script>${SYNC}` });
  await expect(blocksWork(page)).rejects.toThrow('data-block-state=failed');
  await page.locator('summary').first().click();
  await expect(page.locator('details p').first()).toBeVisible();
});

test('the blocks of /cenas/scripts-hostis work, fault F-032', { tag: '@long' }, async ({ page }) => {
  await lookForHarm(page, HARM['old library']);
  await page.goto('/cenas/scripts-hostis');
  await harmIs(page, true);
  await blocksWork(page);
});

test('the blocks of /cenas/nomes-sobrescritos work, fault F-034', { tag: '@long' }, async ({ page }) => {
  await page.goto('/cenas/nomes-sobrescritos');
  // Locators ask `document.querySelectorAll`, which this page has hidden.
  const pressed = await page.waitForFunction(() => {
    const hosts = [...Document.prototype.querySelectorAll.call(document, '[data-block]')];
    if (hosts.length === 0 || hosts.some((host) => host.getAttribute('data-block-state') !== 'ready')) return null;
    const trigger = hosts.map((host) => host.shadowRoot?.querySelector<HTMLElement>('[part=trigger]')).find(Boolean);
    const was = trigger?.getAttribute('aria-expanded');
    trigger?.click();
    return trigger && { trigger, was };
  });
  await page.waitForFunction((held) => held && held.was !== held.trigger.getAttribute('aria-expanded'), pressed);
});

for (const name of ['createElement', 'createElementNS', 'addEventListener']) {
  test(`the control: a form named ${name} stops a block, and the page stays readable, fault F-034`, {
    tag: inEveryRun(name === 'createElement'),
  }, async ({ page, allowConsole }) => {
    allowConsole(/VT02[02]/);
    await page.goto(`/cenas/nomes-que-impedem?nome=${name}`);
    await settled(page);
    // React asks some of these once for the whole document: the second block may be mounted.
    await expect(page.locator('[data-block-state=failed]')).not.toHaveCount(0);
    await page.getByText('Isto ainda abre?').click();
    await expect(page.getByText('Abre, porque é um elemento details')).toBeVisible();
    // Rendered by the block if it is ready, otherwise by the page.
    await expect(page.getByText('Texto parado').filter({ visible: true }).first()).toBeVisible();
  });
}

const violations = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'violationsSeen'));
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'violationsSeen', seen);
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      seen.push([violatedDirective, blockedURI, sample].join(' ')),
    );
  });

const PAGES = [
  ...['/blocks/accordion', '/blocks/marquee', '/'],
  ...['csp-estrita', 'aninhados', 'plataforma', 'dados-quebrados', 'direita-para-esquerda', 'texto-longo'].map(
    (name) => `/cenas/${name}`,
  ),
];

for (const { pages, tag } of [
  { pages: PAGES.filter((_, at) => at % 4 === 0), tag: [] },
  { pages: PAGES, tag: '@long' },
])
  test(`a journey of ${pages.length} pages under a strict policy and Trusted Types violates nothing`, { tag }, async ({
    page,
    allowConsole,
  }) => {
    // The mistakes of the page of broken data are said.
    allowConsole(/VT01[02] /);
    await listen(page);
    for (const path of pages) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      await expect(page.locator('[data-vitrine-initialised]'), path).toHaveCount(1);
      // By key: what opens and closes moves the others under a pointer.
      for (const control of await page.locator('[part=trigger]:visible, [part=button]:visible').elementHandles()) {
        if (await control.isVisible()) await control.press('Enter');
      }
      expect(await violations(page), path).toEqual([]);
    }
  });

test('the control: an inline style under the same policy is reported', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy/);
  await listen(page);
  await page.goto('/cenas/csp-estrita');
  await page.locator('#provoke').click();
  await expect.poll(() => violations(page)).toEqual([expect.stringContaining('style-src')]);
});
