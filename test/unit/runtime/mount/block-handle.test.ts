import { describe, expect, it, vi } from 'vitest';
import { MessageLog } from '../../../../src/runtime/message-log.ts';
import { createBlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { fakePage } from '../../../fake-page.ts';
import { consoleOfTest, expectConsole } from '../../expect-console.ts';

function handleOf(element: Element, log = new MessageLog()) {
  const { handle } = createBlockHandle({
    element,
    block: 'good',
    page: fakePage({}, { log }),
    site: null,
    takeHeldClicks: () => [],
  });
  return { handle, log };
}

describe('what a block runs through its handle', () => {
  it('is reported where its promise rejects, whatever class the page calls Promise', async () => {
    expectConsole(/VT021/);
    const { handle, log } = handleOf(document.createElement('div'));
    const native = Promise;
    vi.stubGlobal('Promise', class extends native<unknown> {});
    expect(handle.run(() => 1)).toBe(1);
    expect(handle.run(() => null)).toBeNull();
    handle.run(() => native.reject(new Error('broken')));
    vi.unstubAllGlobals();
    await vi.waitFor(() => expect(log.messages.map(({ code }) => code)).toEqual(['VT021']));
  });
});

describe('what a block tells developers', () => {
  it('names the block and its element, and is in the console where visitors do not see the element', () => {
    expectConsole(/VT040 good#peca: no product/);
    const element = document.createElement('div');
    element.id = 'peca';
    const { handle, log } = handleOf(element);
    handle.log.warn('a pie is no bar');
    handle.log.warn('no product', element);
    expect(log.messages.map(({ message }) => message)).toEqual(['good#peca: a pie is no bar', 'good#peca: no product']);
    expect(consoleOfTest.lines).toHaveLength(1);
  });

  it('names the element that failed, so that two of a kind are two messages', () => {
    expectConsole(/VT040 good#(norte|sul): no map$/);
    const log = new MessageLog();
    for (const id of ['norte', 'sul', 'sul']) {
      const element = document.createElement('div');
      element.id = id;
      handleOf(element, log).handle.log.error('no map');
    }
    expect(log.messages.map(({ message }) => message)).toEqual(['good#norte: no map', 'good#sul: no map']);
    expect(consoleOfTest.lines).toHaveLength(2);
  });

  it('names the part of the block that is meant', () => {
    expectConsole(/VT040 good \(article\.peca\): no product/);
    const tile = document.createElement('article');
    tile.className = 'peca';
    handleOf(document.createElement('div')).handle.log.warn('no product', tile);
  });
});

describe('the direction of a block', () => {
  const around = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.getElementById('host') as HTMLElement;
  };

  it('is what the browser says of the element', () => {
    const element = around('<div id="host" dir="auto"></div>');
    const asked = vi.spyOn(element, 'matches').mockReturnValue(true);
    expect(handleOf(element).handle.dir).toBe('rtl');
    expect(asked).toHaveBeenCalledWith(':dir(rtl)');
  });

  it('is the nearest word of the page where the browser cannot say', () => {
    const element = around('<div dir="RTL"><div id="host"></div></div>');
    vi.spyOn(element, 'matches').mockImplementation(() => {
      throw new DOMException('no such selector', 'SyntaxError');
    });
    expect(handleOf(element).handle.dir).toBe('rtl');
  });
});
