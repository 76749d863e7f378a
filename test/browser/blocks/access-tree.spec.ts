// What a screen reader is told of every block in its states, in Portuguese (fault F-104).
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { buildDialogToy, call, openPage, serveDialogToy, shown } from '../toy/dialog-page.ts';
import { BOTH, bannerOf, withSettings } from './cookie-banner/cookie-page.ts';
import { begin, button, contactForm, control, fillIn } from './form/contact-form.ts';

const ACCORDION = `<div data-block="accordion">
<details><summary>Quanto custa?</summary><p>Trezentos reais.</p></details>
<details><summary>Quando chega?</summary><p>Em junho.</p></details></div>`;

test('an accordion: headings with buttons that say what they open, and named regions, fault F-104', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(ACCORDION);
  await settled(page);
  const host = page.locator('[data-block]');
  await expect(host).toMatchAriaSnapshot(`
    - heading "Quanto custa?" [level=3]:
      - button "Quanto custa?" [expanded=false]
    - heading "Quando chega?" [level=3]:
      - button "Quando chega?" [expanded=false]
  `);
  expect(await host.ariaSnapshot()).not.toContain('Em junho');
  await page.locator('[part=trigger]').nth(1).click();
  await expect(host).toMatchAriaSnapshot(`
    - heading "Quanto custa?" [level=3]:
      - button "Quanto custa?" [expanded=false]
    - heading "Quando chega?" [level=3]:
      - button "Quando chega?" [expanded]
    - region "Quando chega?":
      - group:
        - paragraph: Em junho.
  `);
});

test('a marquee: its texts once, in order, and a button that says what it does, fault F-104', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith('<div data-block="marquee"><span>Barro</span> <span>Fogo</span></div>');
  await settled(page);
  const host = page.locator('[data-block]');
  await expect(page.locator('[part=button]')).toHaveAccessibleName('Pausar animação');
  const tree = await host.ariaSnapshot();
  expect(tree.match(/Barro/g)).toHaveLength(1);
  expect(tree.match(/Fogo/g)).toHaveLength(1);
  await page.locator('[part=button]').press('Enter');
  expect(await host.ariaSnapshot()).toContain('- button "Retomar animação"');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[part=button]')).toHaveCount(0);
  expect(await host.ariaSnapshot()).not.toContain('button');
});

test('a form: names, what is required, and after a vain press the errors, each once, fault F-104', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await begin(page);
  await pageWith(contactForm('data-form-name="Contato"'));
  await settled(page);
  const host = page.locator('[data-block]');
  await expect(host).toMatchAriaSnapshot(`
    - form "Contato":
      - group:
        - group /Nome/:
          - textbox "Nome"
          - textbox "Sobrenome"
        - textbox /E-mail/
        - combobox /Assunto/
        - textbox /Mensagem/
        - button "Enviar mensagem"
  `);
  for (const name of ['email', 'mensagem'])
    await expect(control(page, name).first()).toHaveAttribute('aria-required', 'true');
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('Um ou mais campos são inválidos');
  for (const name of ['email', 'mensagem']) {
    await expect(control(page, name).first()).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, name).first()).toHaveAccessibleDescription(/Este campo é obrigatório\.|E-mail inválido/);
  }
  await fillIn(page);
  await button(page).click();
  await expect(page.locator('[part~=result]')).toBeFocused();
  expect(await host.ariaSnapshot()).toMatch(/Obrigado/);
});

test('a banner: a named region with its text and two buttons, outside the tree once it is answered, fault F-104', async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH, exampleOf('accordion')));
  await expect(bannerOf(page)).toMatchAriaSnapshot(`
    - region "Aviso de cookies":
      - paragraph:
        - text: Usamos cookies.
        - link "Saiba mais"
      - button "Aceitar"
      - button "Recusar"
  `);
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('the dialogs: their kind, title, text and buttons, fault F-104', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await buildDialogToy();
  await serveDialogToy(page);
  await openPage(pageWith, page);
  await call(page, '/api/500');
  await expect(shown(page)).toMatchAriaSnapshot(`
    - alertdialog "Algo não deu certo":
      - heading "Algo não deu certo" [level=2]
      - paragraph: Erro interno do servidor. Tente novamente mais tarde.
      - button "Limpar"
      - button "Recarregar página"
  `);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await call(page, '/api/401/login');
  await expect(shown(page)).toMatchAriaSnapshot(`
    - dialog "Entre para continuar":
      - heading "Entre para continuar" [level=2]
      - paragraph: /Para fazer isso, entre na sua conta/
      - button "Agora não"
      - link "Entrar"
  `);
});

test('the control: the same accordion without its tag has none of this', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(ACCORDION, { tag: '' });
  expect(await page.locator('[data-block]').ariaSnapshot()).not.toMatch(/heading|region/);
});
