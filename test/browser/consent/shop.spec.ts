// What the pages of the shop ask for and store equals what its services declare (threat T-19).
//
// Pages are visited three times, with nothing stored before the first: a first visit, before a decision and with one; a return with that decision, on
// which the visitor decides the opposite; and a return with the opposite. Pages take turns in whether the first decision is a refusal or an acceptance. The shop's own
// policy meets every kind of page so. Of each other policy, and of each with Global Privacy Control, every fifth page is visited, so that each page is under one of those
// too, and each of them meets every decision, both changes of mind, and first and returning visits. The pieces and entries that are like others are walked under the
// shop's own policy up to their first decision.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { choose } from './gated-page.ts';
import { answerVendors, type Recorder, type Recording, startRecorder } from './recorder.ts';
import {
  ITEMS,
  isItem,
  isOfShop,
  linkedPages,
  openPage,
  pasteInto,
  settingsOf,
  UNLINKED,
  visitShop,
} from './shop-pages.ts';
import { byPattern, DUE, dueTraces, mayMeasure, type Situation, withoutMeasuring } from './shop-traces.ts';

const CHOICES = {
  refused: { preferences: false, analytics: false, marketing: false },
  accepted: { preferences: true, analytics: true, marketing: true },
} as const;

async function expectTraces(page: Page, recorder: Recorder, situation: Situation): Promise<void> {
  const { services } = await settingsOf(page);
  const what = `${new URL(page.url()).pathname}, ${JSON.stringify(situation)}`;
  await expect
    .poll(async () => withoutMeasuring(byPattern(await recorder.read(), services), situation), { message: what })
    .toEqual(dueTraces(services, situation));
}

/** The record of the last decision is known to have arrived: otherwise the next page would send it again. */
const recordArrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => /"waits":false\}\]$/.test(localStorage.getItem('vitrine:consent-records') ?? ''));

/** A page of the shop that still sends something would be refused without its cookies. */
async function forgetVisitor(page: Page): Promise<void> {
  await page.goto('/theme.js');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** So many pages are visited in every run; the long run has the others. */
const FIRST = 3;

interface Walk extends Pick<Situation, 'policy' | 'gpc'> {
  readonly what: string;
  /** Of all pages that stand for others, those that are visited. */
  readonly of?: (pages: readonly string[]) => readonly string[];
}

/** The pages that a further policy is tried with: every fifth, from another one each. */
const fifth =
  (from: number) =>
  (pages: readonly string[]): readonly string[] =>
    pages.filter((_, index) => index % 5 === from);

const OWN: Walk = { policy: 'restrictive', gpc: false, what: '' };
const WALKS: readonly Walk[] = [
  { ...OWN, what: `the first ${FIRST} pages`, of: (pages) => pages.slice(0, FIRST) },
  { ...OWN, what: `the pages after the first ${FIRST}`, of: (pages) => pages.slice(FIRST) },
  { policy: 'restrictive', gpc: true, what: 'every fifth page', of: fifth(0) },
  { policy: 'open', gpc: false, what: 'every fifth page from the second', of: fifth(1) },
  { policy: 'open', gpc: true, what: 'every fifth page from the third', of: fifth(2) },
  { policy: 'absolute', gpc: false, what: 'every fifth page from the fourth', of: fifth(3) },
  { policy: 'absolute', gpc: true, what: 'every fifth page from the fifth', of: fifth(4) },
  { ...OWN, what: 'the pages that are like others, up to a first decision' },
];

for (const [at, { policy, gpc, what, of }] of WALKS.entries())
  test(`the shop, ${policy} policy${gpc ? ', Global Privacy Control' : ''}, ${what}: requests, cookies and keys are those that are declared, and no others${policy === 'absolute' ? ' [CONSENT-017]' : ''}`, {
    tag: inEveryRun(at === 0),
  }, async ({ page, request, baseURL, allowConsole }) => {
    allowConsole(/404 .*nada-aqui|ERR_BLOCKED_BY_CLIENT .*\/imagens\//);
    // The text of the context is changed, which no script is made of.
    if (policy !== 'restrictive') allowConsole(/^error: This document requires 'TrustedScript' assignment/);
    const recorder = startRecorder(page, baseURL ?? '');
    await visitShop(page, { policy, gpc });
    const linked = await linkedPages(request);
    expect(linked.filter((path) => !isItem(path)).length, 'pages that are no items').toBeGreaterThanOrEqual(8);
    expect(linked).toEqual(expect.arrayContaining(ITEMS));
    const stands = (path: string): boolean => ITEMS.includes(path) || !(isItem(path) || isOfShop(path));
    const all = [...linked, ...UNLINKED];
    const pages = of ? of(all.filter(stands)) : all.filter((path) => !stands(path));
    expect(pages.length, 'pages to visit').toBeGreaterThan(1);
    let measuredBefore = false;
    let wasMeasured = false;
    const compare = async (situation: Situation): Promise<void> => {
      wasMeasured ||= mayMeasure(situation);
      await expectTraces(page, recorder, {
        ...situation,
        measuredBefore,
        ...(wasMeasured && { done: ['was measured'] }),
      });
      measuredBefore = mayMeasure(situation);
    };
    for (const [index, path] of pages.entries()) {
      if (index) await forgetVisitor(page);
      wasMeasured = false;
      const visit = async (decision: Situation['decision']): Promise<void> => {
        recorder.forget();
        await openPage(page, path);
        await compare({ policy, gpc, decision });
      };
      const decide = async (decision: 'refused' | 'accepted'): Promise<void> => {
        recorder.forget();
        await choose(page, CHOICES[decision]);
        await compare({ policy, gpc, decision, justDecided: true });
        await recordArrived(page);
      };
      const [first, second] = index % 2 ? (['accepted', 'refused'] as const) : (['refused', 'accepted'] as const);
      await visit(null);
      await decide(first);
      if (!of) continue;
      await visit(first);
      await decide(second);
      await visit(second);
    }
    expect(await settingsOf(page)).toMatchObject({
      isRestrictiveCookiePolicyEnabled: policy !== 'open',
      isRestrictiveCookiePolicyAbsolute: policy === 'absolute',
    });
  });

test('every name that a necessary service of the shop declares has a rule that says when it is due, and so have the searches', {
  tag: '@long',
}, async ({ page }) => {
  await openPage(page, '/atelie/');
  const { services } = await settingsOf(page);
  const names = services
    .filter(({ purpose }) => purpose === 'necessary')
    .flatMap(({ cookies = [], storage = [] }) => [...cookies, ...storage]);
  const others = [
    'vitrine:searches',
    'vitrine-analytics-id',
    'vitrine:measure:*',
    'vitrine:trace:*',
    'vitrine:outage:*',
  ];
  expect([...names, ...others].toSorted()).toEqual(Object.keys(DUE).toSorted());
});

test('an announcement that was closed is remembered under the name that is declared, also before a decision', {
  tag: '@long',
}, async ({ page, baseURL }) => {
  const recorder = startRecorder(page, baseURL ?? '');
  await openPage(page, '/atelie/diario');
  const situation: Situation = { policy: 'restrictive', gpc: false, decision: null };
  await expectTraces(page, recorder, situation);
  await page
    .locator('[data-block="announcement-bar"]')
    .getByRole('button', { name: /fechar/i })
    .click();
  await expectTraces(page, recorder, { ...situation, done: ['closed the announcement'] });
  await openPage(page, '/atelie/diario');
  await expectTraces(page, recorder, { ...situation, done: ['closed the announcement'] });
});

test('where web storage is blocked, the decision is in the two cookies that are declared, and no other trace is left', {
  tag: '@long',
}, async ({ page, baseURL, allowConsole }) => {
  allowConsole(/VT040 vitrine:consent-records cannot be stored/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const recorder = startRecorder(page, baseURL ?? '');
  const situation: Situation = { policy: 'restrictive', gpc: false, decision: null };
  /** What is due, without the keys. */
  const due = async (more: Partial<Situation>) => ({
    ...dueTraces((await settingsOf(page)).services, { ...situation, ...more, done: ['has no web storage'] }),
    keys: [],
  });
  await openPage(page, '/atelie/colecao');
  const [before] = [await recorder.read()];
  expect(before.cookies).toEqual(['crumb', 'site_session']);
  await choose(page, CHOICES.accepted);
  const read = async () => withoutMeasuring(await recorder.read(), { ...situation, decision: 'accepted' });
  await expect.poll(read).toEqual(await due({ decision: 'accepted', justDecided: true }));
  recorder.forget();
  await openPage(page, '/atelie/contato');
  await expect.poll(read).toEqual(await due({ decision: 'accepted' }));
});

const CONTROLS = {
  'a cookie': {
    leave: () => Object.assign(document, { cookie: 'estranho=1;path=/' }),
    differs: { cookies: ['estranho'] },
  },
  'a key of local storage': { leave: () => localStorage.setItem('estranho', '1'), differs: { keys: ['estranho'] } },
  'a key of session storage': { leave: () => sessionStorage.setItem('estranho', '1'), differs: { keys: ['estranho'] } },
  'a call to the site': { leave: () => void fetch('/api/estranho'), differs: { calls: ['GET /api/estranho'] } },
  'a beacon to the site': {
    leave: () => void navigator.sendBeacon('/api/estranho', '1'),
    differs: { calls: ['POST /api/estranho'] },
  },
  'an image from another host': {
    leave: () => Object.assign(new Image(), { src: 'https://estranho.exemplo/1.gif' }).src,
    differs: { hosts: ['estranho.exemplo'] },
  },
} satisfies Record<string, { leave: () => void; differs: Partial<Recording> }>;

test('whatever is not declared is seen: cookies, keys, calls, beacons and other hosts; and what is declared and missing, too', {
  tag: '@long',
}, async ({ page, baseURL, allowConsole }) => {
  allowConsole(/estranho/);
  const recorder = startRecorder(page, baseURL ?? '');
  await answerVendors(page, baseURL ?? '');
  await pasteInto(page, '');
  for (const [what, { leave, differs }] of Object.entries(CONTROLS)) {
    recorder.forget();
    await openPage(page, '/atelie/membros');
    const { services } = await settingsOf(page);
    const due = dueTraces(services, { policy: 'restrictive', gpc: false, decision: null });
    await page.evaluate(`(${leave})()`);
    await expect
      .poll(async () => subtract(await recorder.read(), due), { message: what })
      .toEqual({ hosts: [], calls: [], cookies: [], keys: [], ...differs });
    await forgetVisitor(page);
  }
  await openPage(page, '/atelie/membros');
  await page.context().clearCookies({ name: 'crumb' });
  const { services } = await settingsOf(page);
  const due = dueTraces(services, { policy: 'restrictive', gpc: false, decision: null });
  expect(await recorder.read()).not.toEqual(due);
});

/** The names of a recording that another one does not have. */
function subtract(one: Recording, other: Recording): Recording {
  const rest = (member: keyof Recording): string[] => one[member].filter((name) => !other[member].includes(name));
  return { hosts: rest('hosts'), calls: rest('calls'), cookies: rest('cookies'), keys: rest('keys') };
}
