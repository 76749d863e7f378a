// Buttons, forms and popups as the census counts them.
import { expect, test } from '../tools/fixture.ts';
import { stopClock } from '../tools/page-clock.ts';
import { collected, forget, openSite } from './site-page.ts';

test.beforeEach(({ baseURL, context }) => forget(context, baseURL));

const BUTTONS = `
<div id="block-a" class="sqs-block-button"><div class="sqs-block-button-container--center" data-alignment="center" data-button-size="medium">
<a class="sqs-block-button-element" href="/outra?x=1">Ver
 peças</a></div></div>
<a id="nova" data-census-button href="/nova" target="_blank">Nova janela</a>
<a id="carta" data-census-button href="mailto:oi@exemplo.com">Escrever</a>
<a id="aqui" data-census-button href="#aqui">Aqui</a>
<a id="comum" href="/comum">Comum</a>
<a id="outra" data-census-button href="/outra">Outra</a>
<div data-block="popup" hidden><h2>Novidades</h2><a id="no-popup" data-census-button href="/popup">Ver</a></div>`;

test('buttons are recorded as shown, once each, and a press before its link is followed: until the call is over, 2500 ms at most, and not at all where the page stays [CENSUS-610, CENSUS-611, CENSUS-612, CENSUS-613, CENSUS-614, CENSUS-615, CENSUS-616, CENSUS-617, CENSUS-621, CENSUS-623, CENSUS-624, CENSUS-625]', async ({
  page,
  context,
  baseURL,
}) => {
  await stopClock(page);
  await context.route(/\/(outra|nova)(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Outra</title>' }),
  );
  const kinds = async (kind: string): Promise<unknown[]> => (await collected(baseURL, kind)).map(({ id }) => id);
  const start = async (): Promise<void> => {
    await openSite(page, '/sobre', { html: BUTTONS, context: { item: { id: 'i1', recordType: 11 } } });
    await fetch(`${baseURL}/__collected`, { method: 'DELETE' });
    await expect
      .poll(async () => {
        await page.clock.runFor(200);
        return kinds('button-render');
      })
      .toEqual(expect.arrayContaining(['block-a', 'nova', 'carta', 'aqui', 'outra']));
  };
  await start();
  const [shown] = await collected(baseURL, 'button-render');
  expect(shown).toMatchObject({
    id: 'block-a',
    buttonText: 'Ver peças',
    clickthroughUrl: `${baseURL}/outra?x=1`,
    alignment: 'center',
    size: 'medium',
    newWindow: false,
    context: 1,
    visitorCookie: expect.any(String),
    websiteId: 'w1',
    url: '/sobre',
  });

  // Not held: the call goes out all the same.
  const opened = context.waitForEvent('page');
  await page.locator('#nova').click();
  await (await opened).close();
  await page.locator('#aqui').click();
  expect(new URL(page.url()).hash).toBe('#aqui');
  await page.locator('#carta').evaluate((link) => {
    // What would open the mail program is not for a test.
    addEventListener('click', (event) => Object.assign(window, { held: event.defaultPrevented }), { once: true });
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    (link as HTMLElement).click();
  });
  expect(await page.evaluate(() => Reflect.get(window, 'held'))).toBe(false);
  await page.locator('#comum').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  await expect.poll(() => kinds('button-click')).toEqual(['nova', 'aqui', 'carta']);

  // Held until the server has answered.
  let answer = (): void => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/api/census/button-click*', async (route) => {
    await answered;
    await route.fulfill({ status: 204 });
  });
  const asked = page.waitForRequest('**/api/census/button-click*');
  await page.locator('#outra').click();
  expect((await asked).postDataJSON()).toMatchObject({ id: 'outra', buttonText: 'Outra', context: 1 });
  await page.clock.runFor(2_400);
  expect(new URL(page.url()).pathname).toBe('/sobre');
  answer();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/outra');

  // A server that never answers holds nobody for longer.
  await start();
  await page.route('**/api/census/button-click*', () => new Promise(() => {}));
  const again = page.waitForRequest('**/api/census/button-click*');
  await page.locator('#outra').click();
  await again;
  await page.clock.runFor(2_499);
  expect(new URL(page.url()).pathname).toBe('/sobre');
  await page.clock.runFor(1);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/outra');
});

const FORM = `<form data-block="form" data-server="platform" data-form-id="f1"><label>Nome <input name="nome"></label><button>Enviar</button></form>`;
const MADE = `<div data-block="form" data-server="platform" data-block-json='{"formId":"f2","formFields":[{"id":"a","type":"text","title":"Nome"}]}'></div>`;
const POPUP = `<div data-block="popup" data-button-text="Ver tudo" data-button-url="/tudo" hidden><h2>Novidades</h2>
<a id="no-popup" data-census-button href="/popup">Ver</a></div>`;

test('a form, a popup and the buttons in it are recorded as they are shown, also what comes later, the popup again when it is closed, and not where it never opened [CENSUS-611, CENSUS-614, CENSUS-618, CENSUS-619, CENSUS-625]', async ({
  page,
  baseURL,
}) => {
  await openSite(page, '/sobre', {
    html: `${FORM}${MADE}${POPUP}<div id="nunca"><div data-block="popup" hidden><h2>Nunca</h2></div></div>`,
  });
  await expect
    .poll(async () => (await collected(baseURL, 'form-render')).map(({ formId }) => formId).sort())
    .toEqual(['f1', 'f2']);
  await page.evaluate(() => document.querySelector('#nunca')?.remove());
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<a data-census-button href="/tarde">Tarde</a>'),
  );
  await expect
    .poll(async () => (await collected(baseURL, 'button-render')).map(({ buttonText }) => buttonText))
    .toContain('Tarde');
  expect((await collected(baseURL, 'form-render')).find(({ formId }) => formId === 'f1')).toMatchObject({
    websiteId: 'w1',
    url: '/sobre',
    visitorCookie: expect.stringMatching(/./),
  });
  await page.evaluate(() => dispatchEvent(new CustomEvent('vitrine:overlay-force', { detail: 'popup' })));
  await expect(page.getByRole('dialog')).toBeVisible();
  const overlays = async (): Promise<unknown[]> => (await collected(baseURL, 'overlay')).map(({ action }) => action);
  await expect.poll(overlays).toEqual(['open']);
  const inPopup = async (): Promise<unknown[]> =>
    (await collected(baseURL, 'button-render'))
      .filter(({ context }) => context === 2)
      .map(({ buttonText }) => buttonText)
      .sort();
  await expect.poll(inPopup).toEqual(['Ver', 'Ver tudo']);
  await page.keyboard.press('Escape');
  await expect.poll(overlays).toEqual(['open', 'close']);
  expect(Object.keys((await collected(baseURL, 'overlay'))[0] ?? {}).sort()).toEqual([
    'action',
    'overlay',
    'visitorCookie',
  ]);
});
