// What shadow roots are known to break (fault F-109): labels, forms, focus at the start, anchors, selection, what password managers look for.
import type { Page } from '@playwright/test';
import { exampleOf } from '../../declarations.ts';
import { begin, button, contactForm, control, submissions } from '../blocks/form/contact-form.ts';
import { expect, settled, test } from '../tools/fixture.ts';

test.beforeEach(({ page }) => begin(page));

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute('name') ?? active?.localName ?? '';
  });

test('every root is open, and its host keeps its own content', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(exampleOf('accordion') + exampleOf('marquee') + contactForm());
  await settled(page);
  expect(await page.locator('[data-block]').evaluateAll((hosts) => hosts.map((host) => host.shadowRoot?.mode))).toEqual(
    ['open', 'open', 'open'],
  );
});

test('a label gives the focus to its control, and every control has a label of its own tree, fault F-109', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(contactForm());
  await settled(page);
  await page.locator('[part~=label]', { hasText: 'E-mail' }).first().click();
  expect(await focused(page)).toBe('email');
  const nameless = await control(page, 'email').evaluate((one) =>
    [...((one.getRootNode() as ShadowRoot).querySelectorAll('input, select, textarea') as NodeListOf<HTMLInputElement>)]
      .filter((field) => !field.labels?.length && !field.getAttribute('aria-label'))
      .map(({ name }) => name),
  );
  expect(nameless).toEqual([]);
});

test('fields stand in one native form with name, type and autocomplete, as password managers look for them, fault F-109', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const html = contactForm()
    .replace('type="email" name="email"', 'type="email" name="email" autocomplete="email"')
    .replace('name="nome.First"', 'name="nome.First" autocomplete="given-name"');
  await pageWith(html);
  await settled(page);
  const facts = await control(page, 'email').evaluate((one) => {
    const { form, type, autocomplete, name } = one as HTMLInputElement;
    return { own: form?.getRootNode() === one.getRootNode(), method: form?.method, type, autocomplete, name };
  });
  expect(facts).toMatchObject({ own: true, type: 'email', autocomplete: 'email', name: 'email' });
  await expect(control(page, 'nome.First').first()).toHaveAttribute('autocomplete', 'given-name');
});

test('a value that a program writes without an event, as managers do, is the one that is sent, fault F-109', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(contactForm());
  await settled(page);
  for (const [name, words] of [
    ['nome.First', 'Ana'],
    ['nome.Last', 'Souza'],
    ['email', 'ana@exemplo.com'],
    ['mensagem', 'Oi'],
  ] as const)
    await control(page, name)
      .first()
      .evaluate((one, text) => {
        (one as HTMLInputElement).value = text;
      }, words);
  await button(page).click();
  await expect(page.locator('[part~=result]')).toBeVisible();
  expect(await submissions()).toEqual([
    expect.objectContaining({ values: expect.objectContaining({ email: 'ana@exemplo.com', mensagem: 'Oi' }) }),
  ]);
});

test('autofocus of the server’s field is the focus of ours, fault F-109', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(contactForm().replace('type="email" name="email"', 'type="email" autofocus name="email"'));
  await settled(page);
  await expect.poll(() => focused(page)).toBe('email');
  await page.keyboard.type('ana@');
  await expect(control(page, 'email').first()).toHaveValue('ana@');
});

const ANCHORED = `<a href="#resposta">Ir à resposta</a><div style="height: 1500px"></div><div data-block="accordion">
<details><summary>Um</summary><p>Texto</p></details><details><summary>Dois</summary><p id="resposta">A resposta</p></details></div><div style="height: 1500px"></div>`;

for (const late of [false, true])
  test(`an address with the id of a closed text ${late ? 'opens it when a link goes there' : 'finds it in place when the page comes with it'}, fault F-109`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(ANCHORED, late ? {} : { name: 'test' });
    if (late) {
      await page.locator('[data-block]').scrollIntoViewIfNeeded();
      await settled(page);
      await expect(page.locator('#resposta')).toBeHidden();
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: 'Ir à resposta' }).click();
    } else await page.evaluate(() => void location.assign('#resposta'));
    await settled(page);
    await expect(page.locator('#resposta')).toBeVisible();
    // A link to a block that is ready opens the item; the browser then leaves the scrolling to the visitor.
    if (!late) await expect(page.locator('#resposta')).toBeInViewport();
  });

test('a visitor who selects everything copies the texts, and those of closed items once they are open, fault F-109', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    exampleOf('accordion').replace('data-block="accordion"', 'data-block="accordion" data-first-open="true"'),
  );
  await settled(page);
  const copied = (): Promise<string> => page.evaluate(() => String(getSelection()));
  await page.keyboard.press('Control+A');
  expect(await copied()).toContain('De quatro a seis semanas');
  expect(await copied()).toContain('A louça vai ao forno');
});
