import { afterEach, expect, it, vi } from 'vitest';
import { memberTabs } from '../../../../../src/runtime/services/member/member-tabs.ts';
import { MEMBER_CHANGE_KEY } from '../../../../../src/vocab/names.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const goBack = (): void => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

function startTabs() {
  const changed = vi.fn();
  return { changed, ...memberTabs({ changed, token: () => null, told: () => {} }) };
}

it.each([null, 'out:another-page'])(
  'a page whose storage is full stays signed in after Back, with %j stored before',
  (before) => {
    const setItem = vi.fn(() => {
      throw new Error('full');
    });
    vi.stubGlobal('localStorage', { getItem: () => before, setItem });
    const { changed, tell, stop } = startTabs();
    tell(true);
    goBack();
    stop();
    expect(setItem).toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  },
);

it('a page hears after Back of a change that another one has made meanwhile, and of none of its own', () => {
  const { changed, tell, stop } = startTabs();
  tell(true);
  goBack();
  expect(changed).not.toHaveBeenCalled();
  localStorage.setItem(MEMBER_CHANGE_KEY, 'out:another-page');
  goBack();
  stop();
  expect(changed.mock.calls).toEqual([[false, null]]);
});
