import { expect, it, vi } from 'vitest';
import { BLOCK_CONSENT } from '../../../../../src/vocab/names.ts';
import { createGate, type GateOptions } from '../../../../../src/widgets/_shared/block/facade/gate.ts';
import { pageStore } from '../../../../fake-page.ts';
import { fakeHandle } from '../../../fake-handle.ts';

const DECLARED = [{ name: 'mapas', title: 'Mapas do Vale', purpose: 'marketing' }] as never;
const MAPS: GateOptions = { purpose: 'marketing', service: 'mapas' };

interface Page {
  readonly options?: GateOptions;
  readonly context?: unknown;
  /** The value of the mark by which the stage holds the block back itself. */
  readonly mark?: string;
  readonly services?: Record<string, boolean>;
  readonly declared?: never;
}

function open({ options = MAPS, context = {}, mark, services = {}, declared = DECLARED }: Page = {}) {
  const store = pageStore(context);
  const element = document.createElement('div');
  if (mark !== undefined) element.setAttribute(BLOCK_CONSENT, mark);
  const decide = (marketing: boolean, services: Record<string, boolean> = {}): void =>
    store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, declared, purposes: { ...consent.purposes, marketing }, services },
    }));
  store.setState(({ consent }) => ({ consent: { ...consent, declared, services } }));
  const control = {
    get: () => store.getState().consent,
    set: vi.fn(({ marketing }: { marketing: boolean }) => decide(marketing)),
    setService: vi.fn((name: string, on: boolean) => decide(false, { [name]: on })),
    preferences: vi.fn(),
  };
  const handle = fakeHandle({ store, element, service: () => Promise.resolve(control as never) });
  const gate = createGate(handle, () => options);
  const changed = vi.fn();
  const stop = gate.subscribe(changed);
  /** A second time, nothing else of the decision changes. */
  const refuseAll = (): void =>
    store.setState(({ consent }) => ({
      consent: { ...consent, decided: true, decisions: (consent.decisions ?? 0) + 1 },
    }));
  return { gate, changed, stop, decide, refuseAll, control };
}

it.each<[string, Page, Record<string, unknown>]>([
  [
    'what needs no consent is open',
    { options: { purpose: 'necessary', service: '' } },
    { isOpen: true, isAllowed: true },
  ],
  [
    'what waits for a click is not, though it is allowed',
    { options: { purpose: 'necessary', service: '', waitsForClick: true } },
    { isOpen: false, isAllowed: true, canAsk: true },
  ],
  [
    'a service that nobody has decided about is closed, with its name',
    {},
    { isOpen: false, canAsk: true, name: 'Mapas do Vale' },
  ],
  ['one that the site does not declare has no name', { declared: [] as never }, { isOpen: false, name: '' }],
  [
    'an absolute policy lets nobody ask',
    {
      context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true, isRestrictiveCookiePolicyAbsolute: true } },
    },
    { isOpen: false, canAsk: false },
  ],
  ['a block that the stage holds back is mounted only while it may be open', { mark: 'marketing' }, { isOpen: true }],
  ['a mark without a value holds nothing back, so it opens nothing', { mark: '' }, { isOpen: false, canAsk: true }],
  [
    'a refused service stays closed, whatever the stage holds back the block for',
    { mark: 'marketing', services: { mapas: false } },
    { isOpen: false, canAsk: true },
  ],
])('%s', (_, page, expected) => {
  expect(open(page).gate.get()).toMatchObject(expected);
});

it('a click opens it without a decision, until a decision about everything is made', () => {
  const { gate, changed, refuseAll } = open();
  gate.get().open();
  expect(gate.get()).toMatchObject({ isOpen: true, isAllowed: false, wasClicked: true });
  refuseAll();
  expect(gate.get()).toMatchObject({ isOpen: false, wasClicked: false });
  expect(changed).toHaveBeenCalledTimes(2);
});

it('the first choice of the visitor, about another service, leaves it open', () => {
  const { gate, decide } = open();
  gate.get().open();
  decide(false, { musica: true });
  expect(gate.get()).toMatchObject({ isOpen: true, wasClicked: true });
});

it('everything refused again closes what was opened after the first refusal', () => {
  const { gate, refuseAll } = open();
  refuseAll();
  gate.get().open();
  refuseAll();
  expect(gate.get()).toMatchObject({ isOpen: false, wasClicked: false });
});

it('a withdrawal closes it, also after a click', () => {
  const { gate, decide } = open();
  decide(true);
  gate.get().open();
  decide(false);
  expect(gate.get()).toMatchObject({ isOpen: false, wasClicked: false });
});

it.each([
  ['the service where the site declares it', DECLARED, 'setService', ['mapas', true]],
  ['the purpose where it does not', [] as never, 'set', [{ marketing: true }]],
] as const)('“always” grants %s, and it stays opened by this click', async (_, declared, method, given) => {
  const { gate, control } = open({ declared });
  await gate.get().always();
  expect(control[method].mock.calls).toEqual([given]);
  expect(gate.get()).toMatchObject({ isOpen: true, isAllowed: true, wasClicked: true });
});

it('gives the same object as long as nothing has changed, and tells nobody after its end', () => {
  const { gate, changed, stop, decide } = open();
  const first = gate.get();
  decide(false, { other: true });
  expect(gate.get()).toBe(first);
  expect(changed).not.toHaveBeenCalled();
  stop();
  decide(true);
  expect(changed).not.toHaveBeenCalled();
  expect(gate.get().isOpen).toBe(true);
});
