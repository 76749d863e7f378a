import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SELECTOR } from '../../../../src/runtime/loader/early-selector.ts';
import { startLoader } from '../../../../src/runtime/loader/start-loader.ts';
import { blocks } from '../../../../src/widgets/blocks.ts';

const listening: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', () => 0);
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, fn: unknown, capture?: unknown) => {
    listening.push([type, fn as EventListener]);
    listen(type, fn as EventListener, capture as boolean);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const [type, fn] of listening.splice(0)) window.removeEventListener(type, fn, true);
  Reflect.deleteProperty(window, 'Vitrine');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Runs the tag on a page. Gives the button, and what happened to its clicks: performed or held. */
function run(
  html: string,
  load: (tag: HTMLScriptElement, file?: string) => Promise<unknown> = () => new Promise(() => {}),
) {
  document.body.innerHTML = html;
  const clicks: string[] = [];
  document.body.onclick = ({ defaultPrevented }) => clicks.push(defaultPrevented ? 'held' : 'performed');
  const loading = vi.fn(load);
  const begun = startLoader(loading, 'stage.js', 'published.js', 'react.js');
  begun.catch(() => {});
  return { button: document.querySelector('button') as HTMLButtonElement, clicks, loading, begun };
}

const BLOCK = '<div data-block="form"><form onsubmit="return false"><button><svg></svg></button></form></div>';

describe('a press that comes before its block', () => {
  it('is performed after 5 s where the stage hangs, and nothing is held from then on', () => {
    const { button, clicks } = run(BLOCK);
    button.click();
    vi.advanceTimersByTime(4_999);
    expect(clicks).toEqual(['held']);
    vi.advanceTimersByTime(1);
    expect(clicks).toEqual(['held', 'performed']);
    button.click();
    expect(clicks).toEqual(['held', 'performed', 'performed']);
  });

  it('is the press of its control, whatever in it was hit', () => {
    const { button, clicks } = run(BLOCK);
    button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    vi.advanceTimersByTime(5_000);
    expect(clicks).toEqual(['held', 'performed']);
  });

  it('by key is one press: the key goes its way, its click is held', () => {
    const { button, clicks } = run(BLOCK);
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    button.dispatchEvent(key);
    button.click();
    vi.advanceTimersByTime(5_000);
    expect(key.defaultPrevented).toBe(false);
    expect(clicks).toEqual(['held', 'performed']);
  });

  it('is performed at once where the stage does not come, at the second try either', async () => {
    const { button, clicks, loading, begun } = run(BLOCK, () => Promise.reject(new Error('offline')));
    button.click();
    await expect(begun).rejects.toThrow('offline');
    expect(loading).toHaveBeenCalledTimes(2);
    expect(clicks).toEqual(['held', 'performed']);
    button.click();
    expect(clicks).toEqual(['held', 'performed', 'performed']);
  });

  it.each([
    ['a button of no form', '<button type="button">x</button>'],
    ['a button that does not send its form', '<form><button type="button">x</button></form>'],
  ])('on %s goes its way at once, is kept for the block, and is not performed again', async (_, html) => {
    const begin = vi.fn();
    const { clicks, begun } = run(`<div data-block="form">${html}</div>`, async () => ({ begin }));
    const control = document.querySelector<HTMLElement>('button,[role]');
    control?.click();
    await begun;
    expect(begin.mock.calls[0]?.[0].held.map(({ target }: { target: Element }) => target)).toEqual([control]);
    vi.advanceTimersByTime(5_000);
    expect(clicks).toEqual(['performed']);
  });
});

describe('the stage is fetched at once', () => {
  const context = (text: string): string => `<script type="application/json" data-site-context>${text}</script>`;

  it.each([
    ['an enabled banner', '{"cookieSettings":{"isCookieBannerEnabled":true}}'],
    ['other settings', '{"websiteSettings":{"commentsEnabled": true}}'],
    ['a text that only the stage can judge', '{"cookieSettings":{"isCookieBannerEnabled": true'],
  ])('for what only the stage can read in the context: %s', async (_, text) => {
    const { loading } = run(context(text));
    await Promise.resolve();
    expect(loading).toHaveBeenCalledOnce();
  });

  it.each(['<script type="text/plain" data-consent="analytics"></script>', '<div data-consent="marketing"></div>'])(
    'for what waits for consent, without a context and without a block: %s',
    async (html) => {
      const { loading } = run(html);
      await Promise.resolve();
      expect(loading).toHaveBeenCalledOnce();
    },
  );

  it.each(EARLY_SELECTOR.split(','))(
    'for a service that cares for %s, without a context and without a block',
    async (attribute) => {
      const [, name = '', value = ''] = /^\[([\w-]+)(?:\*=(.+))?\]$/.exec(attribute) ?? [];
      const { loading } = run(`<p ${name}="${value}">x</p>`);
      await Promise.resolve();
      expect(loading).toHaveBeenCalledOnce();
    },
  );

  it('not for what waits in a template', async () => {
    const { loading } = run('<template><div data-consent="marketing"></div></template>');
    await Promise.resolve();
    expect(loading).not.toHaveBeenCalled();
  });

  it('for a block that asks for it', async () => {
    const { loading } = run('<div data-block="form" data-block-load="load"></div>');
    await Promise.resolve();
    expect(loading).toHaveBeenCalledOnce();
  });

  it.each([
    '<div data-block-type="69"><button type="button"></button></div>',
    '<script data-name="static-context"></script>',
  ])(
    'that of published pages for a block that only its type code marks, or the platform’s context: %s',
    async (html) => {
      const { loading } = run(html);
      await Promise.resolve();
      expect(loading.mock.calls.filter(([, file]) => file === 'published.js')).toHaveLength(1);
    },
  );

  it('at the next moment where a browser has no idle callbacks, for a block that is far away', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const { loading } = run('<div data-block="form"><p>x</p></div>');
    await Promise.resolve();
    expect(loading).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(loading.mock.calls.map(([, file]) => file)).toEqual(['stage.js']);
  });

  it('for a touched block', async () => {
    const { button, loading } = run('<div data-block="form"><button type="button"></button></div>');
    await Promise.resolve();
    expect(loading).not.toHaveBeenCalled();
    button.click();
    await Promise.resolve();
    expect(loading.mock.calls.filter(([, file]) => file === 'stage.js')).toHaveLength(1);
  });
});

describe('what is fetched beside the stage', () => {
  /** The files asked for once the observer has seen the first block. */
  const seen = async (html: string, block = 'div'): Promise<unknown[]> => {
    let tell = (_: unknown): void => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(fn: (entries: unknown) => void) {
          tell = fn;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    const { loading } = run(html);
    tell([{ isIntersecting: true, target: document.querySelector(block) }]);
    await Promise.resolve();
    return loading.mock.calls.map(([, file]) => file);
  };

  it('is React, where a block is near', async () => {
    expect((await seen('<div data-block="form"><p>x</p></div>')).sort()).toEqual(['react.js', 'stage.js']);
  });

  it.each([
    '<div data-block="form" data-block-load="interaction">x</div>',
    '<div data-block="form" data-block-consent="analytics">x</div>',
    '<div data-block="cookie-banner"></div>',
  ])('is not React where that block may wait for more, or is the place of a layer: %s', async (html) => {
    expect(await seen(html)).toEqual(['stage.js']);
  });

  it.each(blocks.filter(({ level, light }) => light && level !== 'page').map(({ name }) => name))(
    'is not React for a block whose view needs none: %s',
    async (name) => {
      const example = readFileSync(`src/widgets/${name}/example.html`, 'utf8');
      expect(await seen(example, `[data-block="${name}"]`)).toEqual(['stage.js']);
    },
  );

  it('is nothing where the platform has marked the block: the stage of such a page reads it', async () => {
    expect(await seen('<div class="sqs-block" data-block-type="9"></div>')).toEqual(['published.js']);
  });
});
