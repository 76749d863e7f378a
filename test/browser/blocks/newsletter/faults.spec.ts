// Both calls of a newsletter against each fault of the server's table: an address is kept once, and one more press sends what was not sent.
import { faultGroups, formEnd } from '../../calls/call-rules.ts';
import { titleOf } from '../../calls/fault-facts.ts';
import { expect, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { countOf, fault, faultsOff, forgetCalls } from '../../tools/server-log.ts';
import { SAVE } from '../form/contact-form.ts';
import { begin, email, kept, newsletter, press, result } from './newsletter-page.ts';

const PATHS = { key: '/api/form/FormSubmissionKey', save: SAVE } as const;

for (const { facts, tag } of faultGroups(['email'], false))
  test(`a newsletter keeps an address once when a call of it meets ${facts.map(titleOf).join(', ')}, and one more press sends it [NEWS-002]`, {
    tag,
  }, async ({ page, pageWith, allowConsole }) => {
    allowConsole(/^error: Failed to load resource/);
    await stopClock(page);
    for (const [at, fact] of facts.entries())
      for (const call of ['key', 'save'] as const)
        await test.step(`${call}: ${titleOf(fact)}`, async () => {
          const address = `${call}${at}@exemplo.com`;
          const end = formEnd(call, fact, ['email']);
          const count = async (): Promise<number> =>
            (await kept()).subscriptions.filter((one) => one.email === address).length;
          await begin(page);
          // Without an action of its own: a form that has one is sent there where the platform does not answer.
          await pageWith(newsletter().replace(/ action="[^"]*"/, ''));
          await runUntilSettled(page);
          await email(page).fill(address);
          await forgetCalls();
          await fault({ path: PATHS[call], fault: fact.fault, value: fact.value, times: fact.times, method: 'POST' });
          await press(page).click();
          if (fact.wire === 'silent') {
            await expect.poll(() => countOf(PATHS[call])).toBe(1);
            await page.clock.runFor(12_000);
          }
          await page
            .locator(end.sent ? '[part~="result"]' : 'form:not([aria-busy="true"]) [part~="error"]')
            .first()
            .waitFor();
          expect(await count()).toBe(end.kept);
          await faultsOff();
          if (end.sent) return;
          await expect(email(page)).toHaveValue(address);
          await expect(press(page)).toBeEnabled();
          await expect(page.getByText('Role para cima')).toHaveCount(0);
          await press(page).click();
          await result(page).waitFor();
          expect(await count()).toBe(1);
        });
  });
