// Old libraries put enumerable members on Object.prototype and Array.prototype. Whatever walks an object walks its own members only.
import type { Page } from '@playwright/test';
import { accept, bannerOf, cookieOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { begin, button, CONTACT_ID, control, fillIn, submissions } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { TAG } from '../tools/test-page.ts';

const FIELDS = [
  { id: 'nome', type: 'name', title: 'Nome' },
  { id: 'email', type: 'email', title: 'E-mail' },
  { id: 'assunto', type: 'select', title: 'Assunto', options: ['Aulas', 'Outro'], value: 'Aulas' },
  { id: 'mensagem', type: 'textarea', title: 'Mensagem' },
];

const PAGE = withSettings(
  { isCookieBannerEnabled: true, cookieBannerText: 'Só os nossos cookies.', cookieBannerCtaVariant: 'BUTTON' },
  `<div data-block="marquee" data-block-load="load" data-items='[{"text": "Canecas"}, {"text": "Tigelas"}]'><span>Outra</span></div>
<div data-block="form" data-server="platform" data-block-load="load" data-form-id="${CONTACT_ID}" data-object-name="page-contato"
  data-form-submission-message='{"html": "<p>Obrigado!</p>"}' data-form-fields='${JSON.stringify(FIELDS)}'></div>
<div data-block="form" data-server="platform" data-block-load="load" data-form-field-formats='{"countries": [{"name": "Brasil", "code": "BR"}]}'
  data-form-fields='[{"id": "lugar", "type": "address", "title": "Lugar"}]'></div>`,
);

const pageOf = (names: readonly string[]): { tag: string } => ({
  tag: `<script>for (const name of ${JSON.stringify(names)}) { Object.prototype[name] = function () {}; Array.prototype[name] = function () {}; }</script>${TAG.replace('<script', '<script data-debug')}`,
});

/** Every block is ready and shows its data; a message of the stage would fail the test. */
async function allRead(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('[data-block-state=failed]')).toHaveCount(0);
  await expect(page.locator('[data-block=marquee] [part=text]').first()).toContainText('Canecas');
  await expect(control(page, 'email')).toHaveCount(1);
  await expect(control(page, 'mensagem')).toHaveCount(1);
  await expect(control(page, 'lugar.Country').getByRole('option', { name: 'Brasil' })).toHaveCount(1);
  await expect(bannerOf(page)).toContainText('Só os nossos cookies.');
  await accept(page);
  await expect.poll(() => cookieOf(page, 'ss_cookieAllowed')).toBeTruthy();
}

test('structured data is read, and a form sent, on a page whose scripts extend every object, fault F-031', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await begin(page);
  await pageWith(PAGE, pageOf(['extra', 'each']));
  await allRead(page);
  await fillIn(page);
  await control(page, 'assunto').selectOption('Outro');
  await button(page).first().click();
  await expect(page.locator('[part~="result"]')).toContainText('Obrigado!');
  expect(await submissions()).toHaveLength(1);
});

test('what every object inherits is not taken for data of that name, fault F-031', async ({ page, pageWith }) => {
  await pageWith(
    PAGE,
    pageOf(['text', 'html', 'id', 'type', 'title', 'language', 'countries', 'options', 'phoneCode']),
  );
  await allRead(page);
});
