import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEventReplay } from '../../../../src/runtime/stage/event-replay.ts';
import { fakeHandover } from '../loader/fake-handover.ts';

function setUp() {
  const { handover } = fakeHandover();
  const heard: Event[] = [];
  handover.reach = (event) => void (event.type === 'click' && heard.push(event));
  const awaited = new Set<Element>();
  const early = createEventReplay(handover, (host) => awaited.has(host));
  // The loader's listener.
  const listener = (event: Event): void => handover.reach(event);
  window.addEventListener('click', listener, true);
  onTestFinished(() => window.removeEventListener('click', listener, true));
  const makeHost = (id: string): HTMLElement => {
    const host = document.createElement('div');
    host.setAttribute('data-block', id);
    // A press that sends a form is the one that waits.
    host.innerHTML = `<form onsubmit="return false"><button id="${id}">x</button></form>`;
    document.body.append(host);
    return host;
  };
  const [host, other] = [makeHost('a'), makeHost('b')] as const;
  const clicks: string[] = [];
  document.body.onclick = ({ target }) => clicks.push((target as Element).id);
  const sent: (string | undefined)[] = [];
  document.body.onsubmit = ({ submitter }) => sent.push(submitter?.id);
  const hold = (of: Element) => handover.held.push({ target: of.querySelector('button') as Element, host: of });
  return { handover, early, host, other, clicks, sent, hold, heard, awaited };
}

describe('held input', () => {
  it('is given once to its own block, and never performed then', () => {
    const { early, host, other, sent, hold, handover } = setUp();
    hold(host);
    expect(early.take(other)).toEqual([]);
    expect(early.take(host)).toEqual([{ target: host.querySelector('button'), host }]);
    expect(early.take(host)).toEqual([]);
    expect(handover.held).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('of a block is one click, on which the block or the page may act; that of others is kept', () => {
    const { handover, early, host, other, clicks, sent, hold } = setUp();
    hold(host);
    hold(other);
    hold(host);
    early.release(host);
    expect([clicks, sent]).toEqual([['a'], ['a']]);
    expect(handover.held.map((one) => one.host)).toEqual([other]);
  });

  it('of a button that has left the page meanwhile is heard by nobody', () => {
    const { early, host, sent, hold } = setUp();
    const heard = vi.fn();
    host.addEventListener('click', heard);
    hold(host);
    host.remove();
    early.release(host);
    expect([heard.mock.calls, sent]).toEqual([[], []]);
  });

  it('is performed when everything stops', () => {
    const { early, host, other, sent, hold, handover } = setUp();
    hold(other);
    hold(host);
    early.release();
    expect(sent).toEqual(['b', 'a']);
    expect(handover.held).toEqual([]);
  });

  it('of a control that sends no form is never performed again: the page’s own handlers have heard it', () => {
    const { early, host, clicks, sent, handover } = setUp();
    host.innerHTML = '<form><button type="button" id="a">x</button></form>';
    handover.held.push({ target: host.querySelector('button') as Element, host });
    early.release(host);
    expect([...clicks, ...sent]).toEqual([]);
    expect(handover.held).toEqual([]);
  });

  it('of an element that is gone is dropped', () => {
    const { early, host, hold } = setUp();
    const sent: Event[] = [];
    host.querySelector('form')?.addEventListener('submit', (event) => sent.push(event));
    hold(host);
    host.remove();
    early.release(host);
    expect(sent).toEqual([]);
  });
});

describe('input that comes once the stage stands', () => {
  const press = (host: Element): void => host.querySelector('button')?.click();

  it('reaches the loader for blocks that are on their way, and for no others', () => {
    const { host, other, heard, awaited, early } = setUp();
    awaited.add(host);
    press(host);
    press(other);
    expect(heard.map(({ target }) => (target as Element).id)).toEqual(['a']);
    awaited.clear();
    press(host);
    expect(heard).toHaveLength(1);
    awaited.add(host);
    early.stop();
    press(host);
    expect(heard).toHaveLength(1);
  });
});
