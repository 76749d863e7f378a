import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyResponse } from '../../../../src/api/call/classify-response.ts';
import { say } from '../page.ts';

const weigh = (status: number, data: unknown) => classifyResponse(status, JSON.stringify(data), say);

/** The four steps of D-23, each as a mark in an answer. */
const STEPS = {
  loginRequired: { loginRequired: true },
  authorizationFail: { authorizationFail: true },
  crumbFail: { crumbFail: true, crumb: 'fresh-crumb' },
  error: { error: 'Vencido' },
  message: { message: 'Vencido' },
  billingErrorCode: { billingErrorCode: 7 },
};

describe('the order of evaluation', () => {
  const statuses = [200, 204, 400, 401, 403, 404, 500, 501, 502, 503, 504];

  it.each(statuses)(
    'puts login, then authorisation, then crumb before all else at %i [DATA-014] [DATA-015] [DATA-016]',
    (status) => {
      const { loginRequired, authorizationFail, crumbFail, ...rest } = STEPS;
      const all = Object.assign({}, ...Object.values(rest));
      expect(weigh(status, { ...all, ...crumbFail, ...authorizationFail, ...loginRequired }).prompt).toBe('login');
      expect(weigh(status, { ...all, ...crumbFail, ...authorizationFail })).toMatchObject({
        outcome: 'refused',
        prompt: 'system-error',
      });
      expect(weigh(status, { ...all, ...crumbFail })).toMatchObject({
        outcome: 'crumb',
        crumb: 'fresh-crumb',
        data: null,
      });
    },
  );

  it.each(['error', 'message', 'billingErrorCode'] as const)(
    'hands %s to the caller at 400, 401, 500 and 502 only [DATA-014] [DATA-020]',
    (mark) => {
      const handed = statuses.filter((status) => weigh(status, STEPS[mark]).outcome === 'application');
      expect(handed).toEqual([400, 401, 500, 502]);
      for (const status of handed) expect(weigh(status, STEPS[mark]).prompt).toBeNull();
    },
  );

  it('gives every other status its text, verbatim [DATA-009] [DATA-010] [DATA-011] [DATA-012] [DATA-020]', () => {
    const texts = new Map([
      [401, 'Solicitação não autorizada'],
      [403, 'Solicitação não autorizada'],
      [500, 'Erro interno do servidor. Tente novamente mais tarde.'],
      [501, 'Erro interno do servidor. Tente novamente mais tarde.'],
      [503, 'Este serviço está temporariamente indisponível. Tente novamente mais tarde.'],
    ]);
    for (let status = 300; status < 600; status += 1) {
      const text = texts.get(status) ?? 'Não foi possível conectar…';
      expect(classifyResponse(status, '<html>', say)).toEqual({
        outcome: 'refused',
        data: null,
        text,
        prompt: 'system-error',
      });
    }
  });

  it('looks at the shape of a success last [DATA-007] [DATA-008] [DATA-020]', () => {
    const notJson = 'internal error: cannot parse server response as JSON';
    expect(classifyResponse(200, '<html>', say)).toMatchObject({
      outcome: 'shape',
      text: notJson,
      prompt: 'system-error',
    });
    expect(weigh(200, { error: 'Esgotado', message: 'x' })).toMatchObject({ outcome: 'shape', text: 'Esgotado' });
    expect(weigh(200, { error: {} })).toMatchObject({ outcome: 'shape', text: notJson });
    expect(classifyResponse(204, '', say)).toMatchObject({ outcome: 'done', data: null });
    expect(classifyResponse(200, '', say)).toMatchObject({ outcome: 'shape' });
  });
});

it('reads its marks in a data member as well', () => {
  expect(weigh(200, { data: { crumbFail: true, crumb: 'inner' } })).toMatchObject({ outcome: 'crumb', crumb: 'inner' });
  expect(weigh(200, { data: [{ error: 'x' }] })).toMatchObject({ outcome: 'done' });
});

it('takes no mark from a polluted prototype', () => {
  Reflect.set(Object.prototype, 'loginRequired', true);
  try {
    expect(weigh(200, {})).toMatchObject({ outcome: 'done' });
  } finally {
    Reflect.deleteProperty(Object.prototype, 'loginRequired');
  }
});

it('shows at most 300 characters of a server’s text', () => {
  expect(weigh(200, { error: 'ã'.repeat(5_000) }).text).toHaveLength(300);
});

describe('whatever comes', () => {
  const outcomes = ['done', 'crumb', 'refused', 'application', 'shape'];
  const marks = fc.record(
    Object.fromEntries(
      ['loginRequired', 'authorizationFail', 'crumbFail', 'error', 'message', 'billingErrorCode', 'crumb', 'data'].map(
        (name) => [name, fc.anything()],
      ),
    ),
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    marks.map((data) => JSON.stringify(data, (_, value) => (typeof value === 'bigint' ? 1 : value)) ?? ''),
  );

  it('there is a verdict, with a text for everything but a success, and a success only of 2xx', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 100, max: 599 }), fc.double()), body, (status, text) => {
        const verdict = classifyResponse(status, text, say);
        expect(outcomes).toContain(verdict.outcome);
        expect(verdict.text === '').toBe(verdict.outcome === 'done');
        if (verdict.outcome === 'done' || verdict.outcome === 'shape') expect(Math.floor(status / 100)).toBe(2);
        if (verdict.outcome === 'application') expect([400, 401, 500, 502]).toContain(status);
        expect(verdict.prompt === null).toBe(['done', 'application'].includes(verdict.outcome));
      }),
      { numRuns: 3_000 },
    );
  });
});
