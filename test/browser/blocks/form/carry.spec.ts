// What a visitor had begun goes over into the form, and comes back out of it (fault F-064).
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { TAG } from '../../tools/test-page.ts';
import { contactForm, control } from './contact-form.ts';

/** A page whose tag comes when the test says so. */
async function lateTag(
  page: Page,
  pageWith: (html: string, options: { tag: string }) => Promise<void>,
  html: string,
): Promise<() => Promise<void>> {
  await pageWith(html, { tag: '' });
  return async () => {
    await page.addScriptTag({ url: /src="([^"]+)"/.exec(TAG)?.[1] ?? '' });
    await settled(page);
  };
}

test('values, ticks, focus and caret are where the visitor left them', { tag: '@long' }, async ({ page, pageWith }) => {
  const arrive = await lateTag(page, pageWith, contactForm());
  await page.locator('[name="nome.First"]').fill('Ana Clara');
  await page.locator('[name=assunto]').selectOption('Outro');
  await page.locator('[name=novidades]').check();
  const own = page.locator('[name=mensagem]');
  await own.pressSequentially('Quero uma moringa');
  await own.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 9, 'backward'));
  await arrive();

  await expect(control(page, 'nome.First')).toHaveValue('Ana Clara');
  await expect(control(page, 'assunto')).toHaveValue('Outro');
  await expect(control(page, 'novidades')).toBeChecked();
  await expect(control(page, 'mensagem')).toBeFocused();
  expect(
    await control(page, 'mensagem').evaluate((element: HTMLTextAreaElement) => [
      element.selectionStart,
      element.selectionEnd,
      element.selectionDirection,
    ]),
  ).toEqual([6, 9, 'backward']);
  await expect(page.locator('[part~="counter"]')).toHaveText('17 / 40');
  await page.keyboard.type('duas');
  await expect(control(page, 'mensagem')).toHaveValue('Quero duas moringa');
});

test('a focus on a box stays on that box', { tag: '@long' }, async ({ page, pageWith }) => {
  const arrive = await lateTag(page, pageWith, contactForm());
  await page.locator('[name=novidades]').focus();
  await arrive();
  await expect(control(page, 'novidades')).toBeFocused();
});

test('a focus on the button stays on the button', async ({ page, pageWith }) => {
  const arrive = await lateTag(page, pageWith, contactForm());
  await page.locator('[data-block] button[type=submit]').focus();
  await arrive();
  await expect(page.locator('[part~="form"] [part~="button"]')).toBeFocused();
});

test('what was typed goes back to the page when the block is taken away', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm());
  await settled(page);
  await control(page, 'nome.First').fill('Ana');
  await control(page, 'mensagem').fill('Oi');
  await control(page, 'novidades').check();
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  await expect(page.locator('[name=mensagem]')).toBeVisible();
  await expect(page.locator('[name=mensagem]')).toHaveValue('Oi');
  await expect(page.locator('[name="nome.First"]')).toHaveValue('Ana');
  await expect(page.locator('[name=novidades]')).toBeChecked();
});

test('what was typed is there again after a way to another page and back, without the back/forward cache, fault F-061', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/404|unload/);
  // A page that listens to this is never kept in memory.
  await pageWith(`<script>addEventListener('unload', () => {})</script>${contactForm()}`);
  await settled(page);
  await control(page, 'nome.First').fill('Ana');
  await control(page, 'mensagem').fill('Quero uma moringa.');
  await control(page, 'assunto').selectOption('Outro');
  await control(page, 'novidades').check();
  await page.goto('/robots.txt');
  await page.goBack();
  await settled(page);
  const loads = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((one) => Reflect.get(one, 'type')),
  );
  expect(loads).toEqual(['back_forward']);
  await expect(control(page, 'nome.First')).toHaveValue('Ana');
  await expect(control(page, 'mensagem')).toHaveValue('Quero uma moringa.');
  await expect(control(page, 'assunto')).toHaveValue('Outro');
  await expect(control(page, 'novidades')).toBeChecked();
});

test('a trap for spam that a sheet of the page hides stays hidden, and is sent as the page would', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const trap = '<style>.trap { display: none }</style><p class="trap"><input name="bot-field"></p>';
  await pageWith(contactForm().replace('<p><button', `${trap}<p><button`));
  await settled(page);
  await expect(page.locator('[part~="form"]')).toHaveCount(0);
  await expect(page.locator('[name=email]')).toBeVisible();
  await expect(page.locator('[name=bot-field]')).toBeHidden();
});

test('text of an input method is taken letter by letter, and its Enter sends nothing', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm('data-validate="false"'));
  await settled(page);
  await control(page, 'mensagem').focus();
  const input = await page.context().newCDPSession(page);
  await input.send('Input.imeSetComposition', { text: 'olá', selectionStart: 3, selectionEnd: 3 });
  await expect(page.locator('[part~="counter"]')).toHaveText('3 / 40');
  await input.send('Input.insertText', { text: 'olá, mundo' });
  await expect(control(page, 'mensagem')).toHaveValue('olá, mundo');
  await expect(page.locator('[part~="counter"]')).toHaveText('10 / 40');
  await expect(page.locator('[part~="form"]')).toHaveAttribute('aria-busy', 'false');
});

test('a long text over its limit is marked while it is, and not longer [FORM-039] [FORM-040]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(contactForm());
  await settled(page);
  const counter = page.locator('[part~="counter"]');
  await control(page, 'mensagem').fill('x'.repeat(40));
  await expect(counter).toHaveText('40 / 40');
  await expect(control(page, 'mensagem')).not.toHaveAttribute('aria-invalid');
  await control(page, 'mensagem').press('End');
  await page.keyboard.type('x');
  await expect(counter).toHaveText('41 / 40');
  await expect(control(page, 'mensagem')).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Backspace');
  await expect(control(page, 'mensagem')).not.toHaveAttribute('aria-invalid');
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on every kind of field, before and after they were refused: ${scheme}`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const formFields = [
      'name',
      'phone',
      'address',
      'date',
      'time',
      'likert',
      'checkbox',
      'radio',
      'select',
      'email',
      'textarea',
      'text',
      'section',
    ].map((type) => ({
      type,
      id: type,
      title: `Campo ${type}`,
      description: 'Uma explicação.',
      required: true,
      maxLength: 10,
      options: ['Um', 'Dois'],
      statements: ['Isto', 'Aquilo'],
    }));
    await pageWith(
      `<div data-block="form" data-server="platform" data-form-id="f" data-block-json='${JSON.stringify({ formFields })}'></div>`,
    );
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.locator('[part~="button"]').click();
    await expect(page.locator('[part~="error"]')).toHaveCount(13);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const small = await page
      .locator('[part~="control"]:not([type=radio],[type=checkbox]), [part~="button"], .option')
      .evaluateAll((elements) =>
        elements.flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(element).fontSize);
          return width < 44 || height < 44 || size < 16
            ? [`${element.outerHTML.slice(0, 80)} ${width}×${height} ${size}px`]
            : [];
        }),
      );
    expect(small).toEqual([]);
  });
}

test('a picture of the page stays between its fields, as the page draws it and with its listeners, and goes back', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const dot = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/%3E';
  await pageWith(
    `<div data-block="form" data-server="platform"><form action="/form/contato" method="post"><p><label>Nome <input name="nome"></label></p>
      <p id="lugar"><img alt="Mapa" src='${dot}' width="40" height="20"></p>
      <p><label>E-mail <input name="email"></label></p><button type="submit">Enviar</button></form></div>`,
  );
  const picture = page.getByRole('img', { name: 'Mapa' });
  await picture.evaluate((image) => image.addEventListener('click', () => image.setAttribute('data-seen', '')));
  await settled(page);
  const [above, box, below] = await Promise.all(
    [control(page, 'nome'), picture, control(page, 'email')].map((one) => one.boundingBox()),
  );
  expect([box?.width, box?.height]).toEqual([40, 20]);
  expect(above?.y).toBeLessThan(box?.y ?? 0);
  expect(box?.y).toBeLessThan(below?.y ?? 0);
  await picture.click();
  await expect(picture).toHaveAttribute('data-seen');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  await expect(page.locator('#lugar > img:not([slot])')).toBeVisible();
});

test('a wide picture still fits a narrow page, in its own shape, though the page’s rule for its form no longer meets it', async ({
  page,
  pageWith,
}) => {
  const wide =
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="900" height="300"%3E%3Crect width="900" height="300"/%3E%3C/svg%3E';
  await page.setViewportSize({ width: 360, height: 640 });
  await pageWith(
    `<style>form img { max-width: 100%; height: auto }</style><div data-block="form" data-server="platform"><form action="/form/contato" method="post">
      <p><label>Nome <input name="nome"></label></p><p><img alt="Mapa" src='${wide}' width="900" height="300"></p><p><img alt="Selo" src='${wide}' height="40"></p>
      <button type="submit">Enviar</button></form></div>`,
  );
  await settled(page);
  const box = await page.getByRole('img', { name: 'Mapa' }).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(360);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3, 1);
  expect((await page.getByRole('img', { name: 'Selo' }).boundingBox())?.height).toBe(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
