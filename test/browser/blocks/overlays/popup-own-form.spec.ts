// A form inside the popup whose answer is another page: what is remembered there.
import { expect, test } from '../../tools/fixture.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { pass, visit } from './overlay-clock.ts';
import { popupOf, popupPage, storedPopup } from './overlay-page.ts';

const SHOW = { style: 2, showOnTimer: true, timerDelay: 5_000, showUntilSignup: true, version: 4 };
const FORM =
  '<form method="post" action="/__page/carta"><p><label>E-mail <input type="email" name="email" required></label></p><p><button>Assinar</button></p></form>';

for (const [sender, form] of [
  ['the browser', FORM],
  ['its block', `<div data-block="form" data-server="own">${FORM}</div>`],
] as const)
  test(`that ${sender} sends counts as signed up on the page that answers, and not before its fields are right [POPUP-608] [POPUP-616] [POPUP-618]`, {
    tag: inEveryRun(sender === 'the browser'),
  }, async ({ page, pageWith }) => {
    await page.route('**/__page/carta', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><p>Obrigada.</p>' }),
    );
    await visit({ page, pageWith }, popupPage(SHOW, { inside: `<h2>Cartas</h2>${form}` }));
    await pass(page, 5_000);
    await expect(popupOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Assinar' }).click();
    expect(await storedPopup(page)).toBeNull();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com');
    await page.getByRole('button', { name: 'Assinar' }).click();
    await expect(page.getByText('Obrigada.')).toBeVisible();
    expect(await storedPopup(page)).toEqual({ 'date-closed': expect.any(Number), version: 4, submitted: true });
  });
