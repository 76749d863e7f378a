import { describe, expect, it } from 'vitest';
import {
  type FormEvent,
  type FormState,
  formError,
  idle,
  isLocked,
  next,
} from '../../../../src/widgets/_shared/form/engine/logic.ts';

const errors = formError('Erro desconhecido.');
const EVENTS: FormEvent[] = [
  { type: 'wait' },
  { type: 'attempt' },
  { type: 'refuse', errors },
  { type: 'send' },
  { type: 'fail', errors },
  { type: 'succeed', leaving: false },
  { type: 'succeed', leaving: true },
  { type: 'stay' },
  { type: 'return' },
];

const run = (...types: FormEvent['type'][]): FormState =>
  types.reduce((state, type) => next(state, EVENTS.find((event) => event.type === type) as FormEvent), idle);

describe('the states of a form', () => {
  it('are idle, submitting, success and failure, whatever happens in whatever order [FORM-020]', () => {
    const seen = new Set<string>();
    const walk = (state: FormState, depth: number): void => {
      seen.add(state.status);
      if (depth) for (const event of EVENTS) walk(next(state, event), depth - 1);
    };
    walk(idle, 4);
    expect([...seen].sort()).toEqual(['failure', 'idle', 'submitting', 'success']);
  });

  it('go from idle to submitting, locked, and from there to success or failure [FORM-020] [FORM-021]', () => {
    expect(isLocked(idle)).toBe(false);
    expect(isLocked(run('send'))).toBe(true);
    expect(run('send', 'succeed').status).toBe('success');
    expect(run('send', 'fail').status).toBe('failure');
    expect(run('succeed').status).toBe('idle');
    expect(run('send', 'succeed', 'fail').status).toBe('success');
  });

  it('stay submitting, whatever further attempt is made [FORM-023]', () => {
    const submitting = run('send');
    for (const type of ['wait', 'attempt', 'refuse', 'send'] as const)
      expect(next(submitting, EVENTS.find((event) => event.type === type) as FormEvent)).toBe(submitting);
  });

  it('open again after a failure, for another attempt [FORM-029]', () => {
    expect(isLocked(run('send', 'fail'))).toBe(false);
    expect(run('send', 'fail', 'attempt', 'send').status).toBe('submitting');
  });

  it('are idle after a refusal: nothing is locked [FORM-069]', () => {
    expect(run('refuse')).toMatchObject({ status: 'idle', errors });
    expect(run('send', 'fail', 'refuse').status).toBe('idle');
  });

  it('lose every error before the next attempt [FORM-070]', () => {
    for (const state of [run('refuse', 'attempt'), run('send', 'fail', 'attempt'), run('send', 'fail', 'send')])
      expect(state.errors).toBe(idle.errors);
  });

  it('wait for what sends without being locked, and end the wait with whatever comes of it', () => {
    expect(isLocked(run('wait'))).toBe(false);
    expect(run('wait')).toMatchObject({ status: 'idle', waiting: true });
    expect(run('send', 'fail', 'wait')).toMatchObject({ waiting: true, errors: idle.errors });
    for (const type of ['attempt', 'refuse', 'send', 'return'] as const)
      expect(run('wait', type).waiting, type).toBe(false);
  });

  it('are idle again when the browser shows the page as it was left: under way or about to go', () => {
    expect(run('send', 'return').status).toBe('idle');
    expect(next(next(run('send'), { type: 'succeed', leaving: true }), { type: 'return' }).status).toBe('idle');
    expect(run('send', 'succeed', 'return').status).toBe('success');
  });
});
