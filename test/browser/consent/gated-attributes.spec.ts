// What a script that waits keeps when it runs: its kind, its order, and what protects it.
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { choose, external, inline, ran, restrictive } from './gated-page.ts';

const OWN = 'data-consent="marketing"';
const bodyOf = (path: string): string => `(window.ran ??= []).push(${JSON.stringify(path)})`;
const integrityOf = (path: string): string =>
  `integrity="sha384-${createHash('sha384').update(bodyOf(path)).digest('base64')}" crossorigin="anonymous"`;

/** Answers for the vendor as a host that allows other origins, and gives the requests. A path that begins with /slow waits until `arrive` is called. */
async function vendor(page: Page): Promise<{ asked: string[]; arrive(): void }> {
  const asked: string[] = [];
  const { promise: late, resolve: arrive } = deferred();
  await page.route('https://medidor.exemplo/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.startsWith('/slow')) await late;
    await route
      .fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: bodyOf(pathname),
      })
      .catch(() => {});
  });
  return { asked, arrive: () => arrive() };
}

test('integrity and crossorigin hold: a file that is as promised runs, another is refused', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/integrity|VT040/);
  await vendor(page);
  await pageWith(
    restrictive(
      external('a.js', `${OWN} ${integrityOf('/a.js')} referrerpolicy="no-referrer" id="a"`) +
        external('b.js', `${OWN} ${integrityOf('/other.js')}`) +
        inline('after'),
    ),
  );
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['/a.js', 'after']);
  expect((await reportOf(page)).messages.map(({ message }) => message)).toEqual([
    'gated-content: https://medidor.exemplo/b.js did not load',
  ]);
  const real = page.locator('script#a');
  await expect(real).toHaveAttribute('crossorigin', 'anonymous');
  await expect(real).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(real).toHaveAttribute('integrity', /^sha384-/);
});

test('files without async keep their order, deferred ones too, and one with async waits for none and holds up none', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const { arrive } = await vendor(page);
  await pageWith(
    restrictive(
      external('slow-1.js', `${OWN} defer`) +
        external('2.js', OWN) +
        external('3.js', `${OWN} async`) +
        inline('4') +
        external('slow-5.js', `${OWN} async`),
    ),
  );
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['/3.js']);
  arrive();
  await expect.poll(async () => (await ran(page)).length).toBe(5);
  const order = await ran(page);
  expect(order.filter((one) => !/3|5/.test(one))).toEqual(['/slow-1.js', '/2.js', '4']);
});

test('a module, an import map and a module’s text run as such, a text after the files before it; what is for browsers without modules does not, and nothing waits for it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const { asked, arrive } = await vendor(page);
  const map = '{"imports":{"medidor":"https://medidor.exemplo/mapped.js"}}';
  await pageWith(
    restrictive(
      `<script type="text/plain" ${OWN} data-type="importmap">${map}</script>` +
        external('old.js', `${OWN} nomodule`) +
        external('slow-module.js', `${OWN} data-type="module" id="modulo"`) +
        `<script type="text/plain" ${OWN} data-type="module">import 'medidor'; window.ran.push(typeof import.meta.url);</script>` +
        inline('last'),
    ),
  );
  await choose(page, { marketing: true });
  await expect.poll(() => asked).toContain('/slow-module.js');
  arrive();
  await expect.poll(() => ran(page)).toEqual(['/slow-module.js', 'last', '/mapped.js', 'string']);
  expect(asked).not.toContain('/old.js');
  await expect(page.locator('#modulo')).toHaveAttribute('type', 'module');
});

const STRICT = `default-src 'self'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine#html vitrine#gated`;

test('under nonces and Trusted Types modules, import maps and files with integrity run too, and a text without the nonce does not', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/VT040/);
  await vendor(page);
  const nonced = `${OWN} nonce="n"`;
  await pageWith(
    restrictive(
      `<script type="text/plain" ${nonced} data-type="importmap">{"imports":{"medidor":"https://medidor.exemplo/mapped.js"}}</script>` +
        external('a.js', `${nonced} ${integrityOf('/a.js')}`) +
        external('m.js', `${nonced} data-type="module"`) +
        `<script type="text/plain" ${nonced} data-type="module">import 'medidor';</script>` +
        `<script type="text/plain" ${OWN} data-type="module">window.ran.push('foreign')</script>` +
        inline('last', nonced),
    ),
    {
      tag: '<script async src="/dist/vitrine.js" nonce="n"></script>',
      headers: { 'content-security-policy': STRICT },
    },
  );
  await choose(page, { marketing: true });
  await expect.poll(() => ran(page)).toEqual(['/a.js', '/m.js', 'last', '/mapped.js']);
  expect((await reportOf(page)).messages.map(({ message }) => message)).toEqual([
    'gated-content: the script does not carry the nonce of the page, so it is not run',
  ]);
});
