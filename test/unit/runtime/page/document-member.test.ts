import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentMember } from '../../../../src/runtime/page/document-member.ts';
import { watchLeaving, watchReturn } from '../../../../src/runtime/page/page-visibility.ts';

/** As a form of that name does. */
const hide = (name: string): void => {
  Object.defineProperty(document, name, { value: document.createElement('form'), configurable: true });
};
const hidden = ['visibilityState', 'documentElement', 'createElement'] as const;

afterEach(() => {
  for (const name of hidden) Reflect.deleteProperty(document, name);
});

describe('a member of the document', () => {
  it('is the browser’s own, whatever a form of that name hides', () => {
    const { documentElement } = document;
    hidden.forEach(hide);
    expect(documentMember('documentElement')).toBe(documentElement);
    expect(documentMember('createElement').call(document, 'b').localName).toBe('b');
  });

  it('is what a script has put over a text or flag of the browser', () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    expect(documentMember('visibilityState')).toBe('hidden');
  });

  it.each([
    ['hidden', watchLeaving],
    ['visible', watchReturn],
  ] as const)('tells a page that becomes %s', (state, watch) => {
    const told = vi.fn();
    vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(state);
    hide('visibilityState');
    const stop = watch(told);
    EventTarget.prototype.dispatchEvent.call(document, new Event('visibilitychange'));
    expect(told).toHaveBeenCalledOnce();
    stop();
  });
});
