import { expect, it } from 'vitest';
import { topDialog, uiSlice, withDialog, withoutDialog } from '../../../../src/runtime/store/ui.ts';

const error = (id: string, text: string) => ({ id, kind: 'system-error', text }) as const;
const login = (id: string, text: string) => ({ id, kind: 'login', text }) as const;

it('stacks dialogs, the newest on top, and takes any of them away', () => {
  const two = withDialog(withDialog({ ...uiSlice, spinners: 2 }, error('a', 'um')), login('b', 'dois'));
  expect(two.dialogs.map(({ text }) => text)).toEqual(['um', 'dois']);
  expect(topDialog(two)).toMatchObject({ kind: 'login' });
  expect(withoutDialog(two, 'a')).toMatchObject({ dialogs: [{ id: 'b' }], spinners: 2 });
  expect(topDialog(uiSlice)).toBeUndefined();
});

it('stacks neither the same error nor a second prompt to sign in', () => {
  const one = withDialog(withDialog(uiSlice, error('a', 'um')), login('b', 'x'));
  expect(withDialog(one, error('c', 'um'))).toBe(one);
  expect(withDialog(one, login('c', 'y'))).toBe(one);
  expect(withDialog(one, error('c', 'dois')).dialogs).toHaveLength(3);
});
