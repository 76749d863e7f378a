// The system error and the prompt to sign in, brought up by calls that fail: the real stage, call layer and dialog.
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { buildDialogToy, call, focused, openPage, serveDialogToy, shown } from '../../toy/dialog-page.ts';

test.beforeAll(buildDialogToy);
test.beforeEach(({ page, allowConsole }) => {
  // The browser itself writes a line for every status above 399.
  allowConsole(/Failed to load resource/);
  return serveDialogToy(page);
});

test('a failed call brings up the system error, with both choices [DLG-004] [DLG-012] [DATA-011]', async ({
  page,
  pageWith,
}) => {
  await openPage(pageWith, page);
  await call(page, '/api/503');
  const dialog = page.getByRole('alertdialog', { name: 'Algo não deu certo' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Este serviço está temporariamente indisponível. Tente novamente mais tarde.');
  await expect(dialog.getByRole('button')).toHaveText(['Limpar', 'Recarregar página']);
});

test('Limpar closes it and the page goes on [DLG-005] [DLG-319]', { tag: '@long' }, async ({ page, pageWith }) => {
  await openPage(pageWith, page);
  await page.evaluate(() => Reflect.set(window, 'still', 'here'));
  await call(page, '/api/500');
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(shown(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'still'))).toBe('here');
  await page.locator('[data-block=accordion]').getByRole('button').first().click();
  await expect(page.locator('[data-block=accordion]').getByRole('button').first()).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('Recarregar página loads the page again [DLG-006]', { tag: '@long' }, async ({ page, pageWith }) => {
  await openPage(pageWith, page);
  await page.evaluate(() => Reflect.set(window, 'still', 'here'));
  await call(page, '/api/500');
  await page.getByRole('button', { name: 'Recarregar página' }).click();
  await page.waitForFunction(() => !Reflect.has(window, 'still') && typeof Reflect.get(window, 'call') === 'function');
  await expect(shown(page)).toHaveCount(0);
});

test('loginRequired brings up one prompt that leads to the sign-in, though ten calls fail [DATA-015] [DLG-007]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await openPage(pageWith, page);
  await Promise.all(Array.from({ length: 10 }, () => call(page, '/api/401/login')));
  const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
  await expect(dialog.getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    'https://atelie-serra.plataforma.example/config/?frameUrl=%2F__page%2Ftest',
  );
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(shown(page)).toHaveCount(0);
});

test('Esc closes the topmost only, and reaches nothing else; the same error is not stacked twice [DLG-001] [DLG-310] [DLG-314]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await openPage(pageWith, page);
  await page.evaluate(() => {
    Reflect.set(window, 'keys', 0);
    addEventListener('keydown', () => Reflect.set(window, 'keys', Reflect.get(window, 'keys') + 1));
  });
  await call(page, '/api/200/Primeiro');
  await call(page, '/api/200/Segundo');
  await call(page, '/api/200/Primeiro');
  // They stack: the topmost is the last.
  await expect(shown(page)).toHaveCount(2);
  await expect(shown(page).last()).toContainText('Segundo');
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('Primeiro');
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'keys'))).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'keys')), 'the control: it is heard again').toBe(1);
});

test('a click on the backdrop closes it; one inside, and one that began inside, do not [DLG-311]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await openPage(pageWith, page);
  await call(page, '/api/500');
  const title = shown(page).getByRole('heading');
  await title.click();
  await title.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(shown(page)).toBeVisible();
  await expect(shown(page)).toHaveAttribute('data-state', 'shown');
  await page.mouse.click(5, 5);
  await expect(shown(page)).toHaveCount(0);
});

test('the focus goes in, stays in and comes back, from a shadow root too', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await openPage(pageWith, page);
  const trigger = page.locator('[data-block=accordion]').getByRole('button').first();
  for (const from of [trigger, page.locator('#caller')]) {
    await from.focus();
    const before = await focused(page);
    await call(page, '/api/500');
    await expect.poll(() => focused(page)).toBe('Limpar');
    const stops = new Set<string>();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      stops.add(await focused(page));
    }
    expect([...stops]).not.toContain(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(before);
  }
});

test('it is gone at the end of its transition, and after 600 ms where that does not end [DLG-305] [DLG-312]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // The 600 ms never pass unless the test lets them.
  await stopClock(page);
  await openPage(pageWith, page);
  await call(page, '/api/500');
  // At once: a transition does not get on before the next frame.
  const [before, moving] = await shown(page).evaluate((dialog) => {
    dialog.querySelector('button')?.click();
    const animations = dialog.getAnimations({ subtree: true });
    for (const animation of animations) animation.finish();
    return [dialog.isConnected, animations.length];
  });
  expect(before).toBe(true);
  expect(moving).toBeGreaterThan(0);
  await expect(shown(page)).toHaveCount(0);
  await call(page, '/api/503');
  // An animation of the page's own that has no end keeps it no longer.
  await shown(page).evaluate((dialog) => {
    dialog.animate({ scale: [1, 1] }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
    dialog.querySelector('button')?.click();
  });
  await expect(shown(page)).toHaveAttribute('data-state', 'hiding');
  await page.clock.runFor(599);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveCount(0);
});

test('nothing moves for a visitor who asked for less motion', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(pageWith, page);
  await call(page, '/api/500');
  await expect(shown(page)).toBeVisible();
  expect(await shown(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
});
