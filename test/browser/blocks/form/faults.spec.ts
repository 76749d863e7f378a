// Each call of a form, and the logout, against the faults of the server's table, over real HTTP (faults F-050, F-051, F-053, F-054, F-056). The logout meets all of them, the form one of each kind and half of the others, the newsletter the rest.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callEnd, type FormEnd, faultGroups, formEnd } from '../../calls/call-rules.ts';
import { dismissLogin } from '../../calls/dismiss-login.ts';
import { FAULT_FACTS, type FaultFact, titleOf } from '../../calls/fault-facts.ts';
import { logoutPage } from '../../calls/logout-page.ts';
import { expect, type PageWith, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { patchScripts } from '../../tools/patch-scripts.ts';
import { calls, countOf, fault, faultNames, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { begin, button, CONTACT_ID, contactForm, control, fillIn, SAVE, submissions } from './contact-form.ts';

const KEY = '/api/form/FormSubmissionKey';
const LOGOUT = '/api/auth/Logout';
const PATHS = { key: KEY, save: SAVE } as const;
type FormCall = keyof typeof PATHS;

const IDS = ['nome', 'email', 'assunto', 'novidades', 'mensagem'];
const TEXT = 'Enviar mensagem';

const counted = { presses: 0, sent: 0, refused: 0, again: 0, requests: 0, byBrowser: 0 };

/** A browser sends once more by itself what it wrote into a connection that had been kept open and turns out to be gone: as often as it has such. */
const BROWSER_RESENDS = 6;
const signedOut = { runs: 0, requests: 0, byBrowser: 0, done: 0, failed: 0 };
const unanswered = new Set<string>();
const lies = new Set<string>();

/** Everything a visitor can see of the form's values. */
const typed = (page: Page): Promise<unknown> =>
  page
    .locator('[part~="form"]')
    .evaluate((form: HTMLFormElement) =>
      [...form.elements].flatMap((one) =>
        one instanceof HTMLInputElement && /radio|checkbox/.test(one.type)
          ? [[one.name, one.checked]]
          : one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement
            ? [[one.name, one.value]]
            : [],
      ),
    );

async function formOpen(page: Page, message: string, before: unknown): Promise<void> {
  await expect(button(page)).toHaveText(TEXT);
  await expect(button(page)).toBeEnabled();
  await expect(page.locator('[part~="form"]')).toHaveAttribute('aria-busy', 'false');
  await expect(control(page, 'mensagem')).toHaveValue(message);
  expect(await typed(page), 'what was typed').toEqual(before);
  await expect(page.locator('[data-block="dialog"]')).toHaveCount(0);
  await expect(page.locator('[data-block="form"]')).toHaveAttribute('data-block-state', 'ready');
}

interface Attempt {
  readonly message: string;
  readonly before: unknown;
  /** Posts of the page. */
  readonly asked: { count: number };
}

/** How often the server has kept a message. */
const keptOf = async ({ message }: Attempt): Promise<number> =>
  (await submissions()).filter(({ values }) => JSON.stringify(values).includes(message)).length;

/** One press while a call of the form meets a fault: what is seen, and what the server counts. Returns what had to come of it. */
async function meet(page: Page, call: FormCall, fact: FaultFact, attempt: Attempt): Promise<FormEnd> {
  const end = formEnd(call, fact, IDS);
  const { message, before, asked } = attempt;
  await forgetCalls();
  await fault({ path: PATHS[call], fault: fact.fault, value: fact.value, times: fact.times, method: 'POST' });
  asked.count = 0;
  const keptBefore = await keptOf(attempt);
  await button(page).click();
  if (fact.wire === 'silent') {
    await expect.poll(() => countOf(PATHS[call])).toBe(1);
    await page.clock.runFor(12_000);
  }
  // What an earlier fault has left on the form is there until this press is over.
  await expect.poll(() => asked.count, 'requests of the page').toBe(end.key + end.save);
  await page.locator(end.sent ? '[part~="result"]' : '[part~="form"][aria-busy="false"]').waitFor();
  if (!end.sent) {
    await dismissLogin(page, fact);
    await expect(page.locator('[part~="summary"]')).toHaveText(end.text ?? '');
    for (const [id, text] of Object.entries(end.fields))
      await expect(page.locator(`[part~="field"]:has([name=${id}]) [part~="error"]`)).toHaveText(text);
    await formOpen(page, message, before);
  }
  expect(asked.count, 'requests of the page').toBe(end.key + end.save);
  const [key, save, kept] = await Promise.all([countOf(KEY), countOf(SAVE), keptOf(attempt)]);
  const more = key + save - end.key - end.save;
  expect(more, 'requests beyond those of the page').toBeGreaterThanOrEqual(0);
  expect(more, 'requests beyond those of the page').toBeLessThanOrEqual(fact.wire === 'cut' ? BROWSER_RESENDS : 0);
  expect(kept - keptBefore, 'kept by the server').toBe(end.kept);
  expect((await calls()).filter(({ path }) => !path.startsWith('/api/form/'))).toEqual([]);
  await faultsOff();
  counted.presses += 1;
  counted[end.sent ? 'sent' : 'refused'] += 1;
  counted.requests += end.key + end.save;
  counted.byBrowser += more;
  if (call === 'save' && end.sent && !end.kept) lies.add(fact.fault);
  if (!end.sent && end.kept) unanswered.add(fact.fault);
  return end;
}

/** A form with everything filled in. */
async function filledIn(page: Page, pageWith: PageWith, asked: Attempt['asked']): Promise<Attempt> {
  await begin(page);
  // Without an action of its own: a form that has one is sent there where the platform does not answer.
  await pageWith(contactForm(`data-form-id="${CONTACT_ID}"`).replace(/ action="[^"]*"/, ''));
  await runUntilSettled(page);
  const message = `Quero uma moringa ${randomUUID().slice(0, 8)}`;
  await fillIn(page);
  await control(page, 'assunto').selectOption('Outro');
  await control(page, 'novidades').check();
  await control(page, 'mensagem').fill(message);
  return { message, before: await typed(page), asked };
}

/** A form meets each fault with its first call, then with its second, and is filled in anew only once it was sent: what it meets next shows that it can still be sent. One more press sends what is unsent at the end. */
async function suffer(
  page: Page,
  pageWith: PageWith,
  facts: readonly FaultFact[],
  asked: Attempt['asked'],
): Promise<void> {
  let attempt: Attempt | null = null;
  for (const fact of facts)
    for (const call of ['key', 'save'] as const)
      await test.step(`${call}: ${titleOf(fact)}`, async () => {
        attempt ??= await filledIn(page, pageWith, asked);
        const { sent } = await meet(page, call, fact, attempt);
        if (sent) attempt = null;
      });
  if (attempt) {
    const keptBefore = await keptOf(attempt);
    await button(page).click();
    await page.locator('[part~="result"]').waitFor();
    expect(await keptOf(attempt), 'kept after one more press').toBe(keptBefore + 1);
    counted.again += 1;
  }
  expect(await page.evaluate(() => Reflect.get(Object.prototype, 'polluted'))).toBeUndefined();
}

for (const { facts, tag } of faultGroups(IDS))
  test(`a form ends as it has to when a call of it meets ${facts.map(titleOf).join(', ')}, and the next press sends it [FORM-029] [FORM-051] [FORM-054] [FORM-055] [FORM-058] [FORM-068] [FORM-072] [FORM-073] [DATA-017]`, {
    tag,
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/^error: Failed to load resource/);
    const asked = { count: 0 };
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.count += 1;
    });
    await stopClock(page);
    await suffer(page, pageWith, facts, asked);
  });

test('control: if a page in place of an answer were taken for one, a form would say it was sent and nothing would be kept', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  const places = await patchScripts(page, '**/chunks/*.js', /if\(!\w+\|\|(\w+\("error"\))\)/g, 'if($1)');
  const attempt = await filledIn(page, pageWith, { count: 0 });
  await fault({ path: SAVE, fault: 'html' });
  await button(page).click();
  await page.locator('[part~="result"]').waitFor();
  expect([places(), await keptOf(attempt)]).toEqual([1, 0]);
});

test("the table above is the server's whole table", { tag: '@long' }, async () => {
  expect([...new Set(FAULT_FACTS.map((fact) => fact.fault))].sort()).toEqual((await faultNames()).sort());
});

test('the sign-out ends as it has to whatever fault it meets, in a real page [DATA-007] [DATA-008] [DATA-009] [DATA-010] [DATA-011] [DATA-012] [DATA-014] [DATA-015] [DATA-016] [DATA-017] [DATA-020]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/^error: Failed to load resource/);
  await stopClock(page);
  const signOut = await logoutPage(page, pageWith);
  for (const fact of FAULT_FACTS) {
    await forgetCalls();
    await fault({ path: LOGOUT, fault: fact.fault, value: fact.value, times: fact.times });
    const over = signOut();
    if (fact.wire === 'silent') {
      await expect.poll(() => countOf(LOGOUT)).toBe(1);
      await page.clock.runFor(30_000);
    }
    const { outcome, told } = await over;
    const requests = await countOf(LOGOUT);
    const end = callEnd(fact);
    const more = requests - end.requests;
    expect({ outcome, told }, titleOf(fact)).toEqual({ outcome: end.outcome, told: end.told });
    expect(more, titleOf(fact)).toBeGreaterThanOrEqual(0);
    expect(more, titleOf(fact)).toBeLessThanOrEqual(fact.wire === 'cut' ? BROWSER_RESENDS : 0);
    expect(await calls(), titleOf(fact)).toHaveLength(requests);
    await faultsOff();
    signedOut.runs += 1;
    signedOut.requests += end.requests;
    signedOut.byBrowser += more;
    signedOut[end.outcome] += 1;
  }
  expect(await signOut()).toEqual({ outcome: 'done', told: [], error: '' });
});

test.afterAll(() => {
  const { presses, sent, refused, again, requests, byBrowser } = counted;
  console.log(
    `form calls × faults: ${presses} presses, ${sent} sent, ${refused} given back with everything typed, ${again} forms then sent by one more press; ${requests} requests, ${byBrowser} more by the browser itself.\n` +
      `kept although the answer was lost, so that one more press keeps a second (FORM-054): ${[...unanswered].join(', ')}\n` +
      `answers that say yes and kept nothing (FORM-055): ${[...lies].join(', ')}\n` +
      `logout × faults: ${signedOut.runs} runs, ${signedOut.done} done, ${signedOut.failed} failed, ${signedOut.requests} requests, ${signedOut.byBrowser} more by the browser itself.`,
  );
});
