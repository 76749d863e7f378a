// When and how the tag arrives: the page ends the same (faults F-001, F-002, F-003), and nothing is fetched before it is due.
import { readFileSync } from 'node:fs';
import { exampleOf } from '../../declarations.ts';
import { fetchedFiles, pastIdle } from '../tools/fetched-files.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { reportOf, serialised, tagRan, viewsPerBlock } from '../tools/vitrine-of.ts';

const SRC = '/dist/vitrine.js';
const BOTH = `<div id="place">${exampleOf('accordion')}${exampleOf('marquee')}</div>`;
const dist = (file: string): string => readFileSync(new URL(`../../../dist/${file}`, import.meta.url), 'utf8');
const { version, tiers }: { version: string; tiers: { core: string[]; stage: string[] } } = JSON.parse(
  dist('manifest.json'),
);

interface Mode {
  name: string;
  tag: string;
  body?: string;
  injected?: 'classic' | 'async off' | 'module';
}

const MODES: Mode[] = [
  { name: 'head, sync', tag: `<script src="${SRC}"></script>` },
  { name: 'head, async', tag: `<script async src="${SRC}"></script>` },
  { name: 'head, defer', tag: `<script defer src="${SRC}"></script>` },
  { name: 'head, module', tag: `<script type="module" src="${SRC}"></script>` },
  { name: 'end of body', tag: '', body: `<script src="${SRC}"></script>` },
  { name: 'injected after load', tag: '', injected: 'classic' },
  { name: 'injected after load, in order', tag: '', injected: 'async off' },
  { name: 'injected module after load', tag: '', injected: 'module' },
];

for (const { name, tag, body = '', injected } of MODES) {
  test(`the page ends the same with the tag: ${name}, fault F-001`, {
    tag: inEveryRun(name === 'head, sync' || name === 'injected module after load'),
  }, async ({ page, pageWith }) => {
    await pageWith(BOTH);
    await settled(page);
    // The marquee fills its line once it has been measured, a frame or more after it is ready.
    await expect.poll(() => serialised(page, '#place')).toContain('class="group copy"');
    const expected = await serialised(page, '#place');
    expect(expected).toContain('shadowrootmode');

    await pageWith(BOTH + body, { tag });
    if (injected) {
      await page.evaluate(
        ([src, how]) => {
          const script = document.createElement('script');
          if (how === 'module') script.type = 'module';
          if (how === 'async off') script.async = false;
          script.src = src;
          document.head.append(script);
        },
        [SRC, injected] as const,
      );
    }
    await tagRan(page);
    await settled(page);
    await expect.poll(() => serialised(page, '#place')).toBe(expected);
  });
}

test('the control: a page whose blocks did not come, or came otherwise, is told apart', async ({ page, pageWith }) => {
  const ending = async (html: string, options = {}): Promise<string> => {
    await pageWith(html, options);
    if (!('tag' in options)) await settled(page);
    return serialised(page, '#place');
  };
  const endings = [
    await ending(BOTH),
    await ending(BOTH, { tag: '' }),
    await ending(BOTH.replace('<details>', '<details open>')),
  ];
  expect(new Set(endings).size).toBe(3);
});

const COUNT = `<script>window.mounted = 0; addEventListener('vitrine:block-ready', () => { window.mounted += 1; });</script>`;

test('the control: two tags that do not know of each other mount every block twice', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The second finds the first's interface in the place of its own.
  allowConsole(/VT002/);
  const tag = `<script src="${SRC}"></script>`;
  await pageWith(BOTH, { tag: `${COUNT}${tag}<script>delete window.Vitrine;</script>${tag}` });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'mounted'))).toBe(4);
});

test('two tags mount every block once, fault F-002', async ({ page, pageWith }) => {
  await pageWith(BOTH, { tag: `${COUNT}<script src="${SRC}"></script><script async src="${SRC}"></script>` });
  await settled(page);
  await page.evaluate((src) => {
    const again = Object.assign(document.createElement('script'), { src });
    document.head.append(again);
    return new Promise((loaded) => again.addEventListener('load', loaded));
  }, SRC);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
  expect(await page.evaluate(() => Reflect.get(window, 'mounted'))).toBe(2);
  expect((await reportOf(page)).messages).toEqual([]);
});

test('of two versions the first works, with one warning, fault F-003', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT001/);
  const other = dist('vitrine.js').replaceAll(version, '9.9.9');
  expect(other).toContain('9.9.9');
  await page.route('**/other/vitrine.js', (route) => route.fulfill({ contentType: 'text/javascript', body: other }));
  const second = '<script src="/dist/other/vitrine.js"></script>';
  await pageWith(BOTH, { tag: `<script src="${SRC}"></script>${second}${second}` });
  await settled(page);
  expect(await viewsPerBlock(page)).toEqual([1, 1]);
  expect((await reportOf(page)).version).toBe(version);
  await expect.poll(() => consoleLines.filter((line) => line.includes('VT001'))).toHaveLength(1);
});

test('a page without blocks fetches the loader and nothing else', async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  await pageWith('<p>Sem blocos.</p>');
  await pastIdle(page);
  expect(files).toEqual(['vitrine.js']);
});

test('the control: with one block, however far below, the same wait sees the stage fetched', async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  await pageWith(`<div style="height: 1600px"></div>${exampleOf('accordion')}`);
  await pastIdle(page);
  // The file itself may need longer than the wait; that it was asked for does not.
  await expect.poll(() => files).toEqual(['vitrine.js', ...tiers.stage]);
});

test('blocks two screens below fetch no React until they come near', async ({ page, pageWith }) => {
  const files = fetchedFiles(page);
  await pageWith(`<div style="height: 1600px"></div>${exampleOf('accordion')}`);
  await expect.poll(() => page.locator('[data-block]').getAttribute('data-block-state')).toBe('waiting');
  await pastIdle(page);
  expect(files.filter((file) => file.startsWith('chunks/')).sort()).toEqual([...tiers.stage].sort());
  await page.locator('[data-block]').scrollIntoViewIfNeeded();
  await settled(page);
  expect(files).toEqual(expect.arrayContaining(tiers.core));
  expect(new Set(files).size, 'no file twice').toBe(files.length);
});

test('a queued call of what is no method says so, and the next one is answered', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT031/);
  const before = `<script>
    window.Vitrine = { q: [['cart.bye', []], ['dialogue.alert', ['Oi']], ['on', ['ready', () => { document.title = 'ouvido'; }]]] };
  </script>`;
  await pageWith(exampleOf('accordion'), { tag: `${before}<script src="${SRC}"></script>` });
  await settled(page);
  await expect(page).toHaveTitle('ouvido');
  expect(consoleLines).toEqual([
    'warning: [vitrine] VT031 Vitrine.cart.bye: TypeError: no method',
    'warning: [vitrine] VT031 Vitrine.dialogue.alert: TypeError: no method',
  ]);
});

test('a listener of the page to the store that throws fails by itself: blocks are mounted, and a decision is told and recorded', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/of the page/);
  await pageWith(
    `<script>
      window.told = 0;
      addEventListener('vitrine:consent-change', () => { told += 1; });
      window.Vitrine = { q: [['ready', [() => Vitrine.store.subscribe(() => { throw new Error('of the page'); })]]] };
    </script>${exampleOf('accordion')}`,
  );
  await settled(page);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ analytics: false }));
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.record())).toMatchObject({
    purposes: { analytics: false },
  });
});

test('calls before the tag and before the stage are answered, of its members, too', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  const before = `<script>
    window.heard = [];
    window.Vitrine = { q: [] };
    window.got = new Promise((answer) => Vitrine.q.push(['cart.get', [], answer]));
    Vitrine.q.push(['on', ['block-ready', (event) => heard.push('queue ' + event.detail.block)]]);
  </script>`;
  const after = `<script>
    window.answers = Promise.all([
      Vitrine.on('block-ready', (event) => heard.push('on ' + event.detail.block)),
      Vitrine.scan(),
      Vitrine.ready(() => void heard.push('ready')),
      Vitrine.report(),
      Vitrine.request({ method: 'GET', path: '/api/nada', quiet: true }).catch(({ status }) => status),
      got,
      Vitrine.consent.get(),
      Vitrine.native.info().catch(({ message }) => message),
      Vitrine.dialog.alert.call(null, 'Antes de tudo'),
      Vitrine.unmount.apply(null, [document.createElement('p')]),
    ]);
  </script>`;
  await pageWith(exampleOf('accordion'), { tag: `${before}<script src="${SRC}"></script>${after}` });
  await settled(page);
  allowConsole(/404|VT040/);
  await page.getByRole('alertdialog', { name: 'Antes de tudo' }).getByRole('button').click();
  const kinds = await page.evaluate(async () => {
    const answers: unknown[] = await Reflect.get(window, 'answers');
    return answers.map((answer) => typeof answer);
  });
  // A cart that nothing has needed yet is null.
  expect(kinds).toEqual([
    'function',
    'undefined',
    'undefined',
    'object',
    'number',
    'object',
    'object',
    'string',
    'string',
    'undefined',
  ]);
  const heard: string[] = await page.evaluate(() => Reflect.get(window, 'heard'));
  expect([...heard].sort()).toEqual(['on accordion', 'on dialog', 'queue accordion', 'queue dialog', 'ready']);
});
