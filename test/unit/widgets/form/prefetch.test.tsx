import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { stageForm } from './form-stage.tsx';

const fields = '<label>E-mail <input type="email" name="email"></label><button>Assinar</button>';

it.each([
  ['the platform’s calls', `<form data-form-id="f">${fields}</form>`, [['subscriptions']]],
  ['its own action', `<form data-form-id="f" method="post" action="/assinar">${fields}</form>`, []],
])('of a newsletter that is sent by %s, the code that tracks it is fetched or not [NEWS-003]', (_way, html, asked) => {
  const { host, named } = stageForm({ html, data: { newsletter: true }, marked: true });
  const service = vi.fn(() => Promise.reject(new Error('not here')));
  host.service = service;
  fireEvent.focusIn(named('email'));
  expect(service.mock.calls).toEqual(asked);
});
