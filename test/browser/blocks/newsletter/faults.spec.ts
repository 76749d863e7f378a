// Both calls of a newsletter against half of the faults of the server's table, and those after which an address could be kept twice: it is kept once, and the next press sends what was not sent. The form meets the other half.
import { faultGroups, formEnd } from '../../calls/call-rules.ts';
import { dismissLogin } from '../../calls/dismiss-login.ts';
import { titleOf } from '../../calls/fault-facts.ts';
import { expect, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { countOf, fault, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { SAVE } from '../form/contact-form.ts';
import { begin, email, kept, newsletter, press, result } from './newsletter-page.ts';

const PATHS = { key: '/api/form/FormSubmissionKey', save: SAVE } as const;

for (const { facts, tag } of faultGroups(['email'], false))
  test(`a newsletter keeps an address once when a call of it meets ${facts.map(titleOf).join(', ')}, and the next press sends it [NEWS-002]`, {
    tag,
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/^error: Failed to load resource/);
    await stopClock(page);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/form/')) asked += 1;
    });
    /** What is typed into the newsletter that is not sent yet. */
    let address = '';
    const count = async (): Promise<number> =>
      (await kept()).subscriptions.filter((one) => one.email === address).length;
    for (const [at, fact] of facts.entries())
      for (const call of ['key', 'save'] as const)
        await test.step(`${call}: ${titleOf(fact)}`, async () => {
          const end = formEnd(call, fact, ['email']);
          if (!address) {
            address = `${call}${at}@exemplo.com`;
            await begin(page);
            // Without an action of its own: a form that has one is sent there where the platform does not answer.
            await pageWith(newsletter().replace(/ action="[^"]*"/, ''));
            await runUntilSettled(page);
            await email(page).fill(address);
          }
          const before = await count();
          await forgetCalls();
          await fault({ path: PATHS[call], fault: fact.fault, value: fact.value, times: fact.times, method: 'POST' });
          asked = 0;
          await press(page).click();
          if (fact.wire === 'silent') {
            await expect.poll(() => countOf(PATHS[call])).toBe(1);
            await page.clock.runFor(12_000);
          }
          // What an earlier fault has left on the form is there until this press is over.
          await expect.poll(() => asked, 'requests of the page').toBe(end.key + end.save);
          await page
            .locator(end.sent ? '[part~="result"]' : 'form:not([aria-busy="true"]) [part~="error"]')
            .first()
            .waitFor();
          // An address that is there already is not kept a second time.
          expect(await count()).toBe(before || end.kept);
          await faultsOff();
          if (end.sent) {
            address = '';
            return;
          }
          await dismissLogin(page, fact);
          await expect(email(page)).toHaveValue(address);
          await expect(press(page)).toBeEnabled();
          await expect(page.getByText('Role para cima')).toHaveCount(0);
        });
    if (!address) return;
    await press(page).click();
    await result(page).waitFor();
    expect(await count()).toBe(1);
  });
