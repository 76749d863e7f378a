// What a block fetches after its chunk and before it is drawn.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyBlockModule, ViewProps } from '../../../../src/runtime/mount/block-module.ts';
import type { BlockEntry } from '../../../../src/runtime/stage/registry.ts';
import { startStage } from '../../../../src/runtime/stage/stage.ts';
import { expectConsole } from '../../expect-console.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

const View = ({ content }: ViewProps<object, string>) => <p>{content}</p>;

const plain: AnyBlockModule = {
  block: { name: 'plain', summary: '', when: 'load', budget: 1, data: {} },
  View,
  styles: ['p {}'],
  readOwn: () => ({ content: 'próprio', lend: [] }),
};

function start(html: string, more: Partial<AnyBlockModule>, reader?: BlockEntry['reader']): Promise<void> {
  document.body.innerHTML = html;
  Reflect.set(window, 'Vitrine', { q: [] });
  const load = () => Promise.resolve({ default: { ...plain, ...more } as AnyBlockModule });
  const entry: BlockEntry = { when: 'load', publishedNames: ['plain'], load, ...(reader && { reader }) };
  return startStage(fakeHandover().handover, { plain: entry }, {});
}

const hosts = (): Element[] => [...document.body.children];
const states = (): (string | null)[] => hosts().map((host) => host.getAttribute('data-block-state'));
const drawn = (): (string | undefined)[] =>
  hosts().map((host) => host.shadowRoot?.querySelector('p')?.textContent ?? undefined);

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => {
  Reflect.get(window, 'Vitrine')?.destroy();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

it('tells what a published block carries and its reader makes nothing of, with its address', async () => {
  const platform = () => ({ content: 'publicado', lend: [], unread: ['the list: data-sun is "green"'] });
  start('<div class="sqs-block sqs-block-plain" id="a">a</div><div data-block="plain">b</div>', {
    readPublished: platform,
  });
  await vi.waitFor(() => expect(states()).toEqual(['ready', 'ready']), 10_000);
  const { messages } = await Reflect.get(window, 'Vitrine').report();
  expect(messages).toEqual([
    { code: 'VT013', block: 'plain', message: 'plain#a: the list: data-sun is "green"; it is not read.' },
  ]);
});

it('leaves a published block that its reader cannot read as the page has drawn it, and says so once', async () => {
  const html = '<div class="sqs-block sqs-block-plain" id="a"><p>da página</p></div>';
  start(html, { readPublished: () => null });
  await vi.waitFor(() => expect(states()).toEqual(['ready']), 10_000);
  const [host] = hosts();
  expect([host?.innerHTML, host?.shadowRoot]).toEqual(['<p>da página</p>', null]);
  const { messages } = await Reflect.get(window, 'Vitrine').report();
  expect(messages).toEqual([{ code: 'VT013', block: 'plain', message: 'plain#a: its markup; it is not read.' }]);
});

it('gives a published block that stays as the page has drawn it no box of its own, in which heights in percent would end', async () => {
  const html = '<div class="sqs-block sqs-block-plain" id="a"><p>da página</p></div>';
  start(html, { readPublished: () => undefined });
  await vi.waitFor(() => expect(states()).toEqual(['ready']), 10_000);
  const [host] = hosts();
  expect([host?.innerHTML, host?.shadowRoot]).toEqual(['<p>da página</p>', null]);
  const { messages } = await Reflect.get(window, 'Vitrine').report();
  expect(messages).toEqual([]);
});

it('tells what of its markup a block cannot use, with its address', async () => {
  const problem = { where: 'datetime', read: 'amanhã', expected: 'a day', used: 'no time' };
  start('<div data-block="plain" id="a">a</div>', {
    readOwn: () => ({ content: 'próprio', lend: [], problems: [problem] }),
  });
  await vi.waitFor(() => expect(states()).toEqual(['ready']), 10_000);
  const { blocks, messages } = await Reflect.get(window, 'Vitrine').report();
  const message = 'plain#a: datetime="amanhã" is not read; expected a day, so no time is used.';
  expect(messages).toEqual([{ code: 'VT012', block: 'plain', message }]);
  expect(blocks[0].problems).toEqual([problem]);
});

it('mounts no block of a batch before all of them are prepared', async () => {
  let ready = (): void => {};
  const asked: string[] = [];
  start('<div data-block="plain" id="a">a</div><div data-block="plain" id="b">b</div>', {
    prepare(source) {
      asked.push(source.id);
      return source.id === 'b' ? new Promise<void>((done) => (ready = done)) : undefined;
    },
  });
  await vi.waitFor(() => expect(asked).toEqual(['a', 'b']), 10_000);
  expect([states(), drawn()]).toEqual([
    ['loading', 'loading'],
    [undefined, undefined],
  ]);
  ready();
  await vi.waitFor(() => expect(states()).toEqual(['ready', 'ready']));
});

it('fails a block that cannot be prepared, after a second try, and leaves its markup', async () => {
  expectConsole(/VT022 plain: .*gone/);
  const prepare = vi.fn(() => Promise.reject(new Error('gone')));
  start('<div data-block="plain">a</div>', { prepare });
  await vi.waitFor(() => expect(states()).toEqual(['failed']));
  expect(prepare).toHaveBeenCalledTimes(2);
  expect([document.body.textContent, drawn()]).toEqual(['a', [undefined]]);
});

it('fetches the reader of published markup where there is some, once for all', async () => {
  const reader = vi.fn(async () => ({ default: () => ({ content: 'publicado', lend: [] }) }));
  start('<div data-block="plain">a</div>', {}, reader);
  await vi.waitFor(() => expect(drawn()).toEqual(['próprio']));
  expect(reader).not.toHaveBeenCalled();
  Reflect.get(window, 'Vitrine').destroy();
  start(
    '<div data-block="plain">a</div><div class="sqs-block sqs-block-plain" data-block-type="1">b</div><div class="sqs-block sqs-block-plain" data-block-type="1">c</div>',
    {},
    reader,
  );
  await vi.waitFor(() => expect(drawn()).toEqual(['próprio', 'publicado', 'publicado']));
  expect(reader).toHaveBeenCalledTimes(1);
});
