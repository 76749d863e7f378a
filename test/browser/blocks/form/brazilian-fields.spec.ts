import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { inEveryRun, shortAndLong } from '../../tools/short-and-long.ts';
import { button, control } from './contact-form.ts';

const TYPES = ['cpf', 'cnpj', 'cep', 'phone-br', 'date-br', 'time-br'] as const;

const FORM = `<div data-block="form" data-server="platform" data-form-id="x"><form method="post" action="/">
${TYPES.map((type) => `<p><label>Campo ${type} <input name="${type}" data-form-field="${type}" maxlength="200"></label></p>`).join('')}
<p><label>Estado <input name="state" data-form-field="state" value="são paulo"></label></p>
<p><button type="submit">Enviar</button></p></form></div>`;

const stateOf = (page: Page, name: string): Promise<[string, number | null, number | null]> =>
  control(page, name).evaluate((input: HTMLInputElement) => [input.value, input.selectionStart, input.selectionEnd]);

test.beforeEach(async ({ pageWith, page }) => {
  await pageWith(FORM);
  await settled(page);
});

test('masks are written while a visitor types, and nothing is cut', { tag: '@long' }, async ({ page }) => {
  for (const [type, typed, shown] of [
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cep', '01310100', '01310-100'],
    ['phone-br', '11987654321', '(11) 98765-4321'],
    ['date-br', '5/3/2026', '05/03/2026'],
    ['time-br', '8:30', '08:30'],
  ] as const) {
    await control(page, type).pressSequentially(typed);
    expect(await stateOf(page, type)).toEqual([shown, shown.length, shown.length]);
    expect(await control(page, type).getAttribute('maxlength')).toBeNull();
  }
  expect(await control(page, 'state').inputValue()).toBe('SP');
  // What the page's own control has is what is shown: browsers restore it when the visitor returns.
  expect(await page.locator('input[name="cpf"]:not([part])').inputValue()).toBe('529.982.247-25');
});

/** What a visitor would call their own in a text. */
const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The digits before and after the caret. */
type Outcome = readonly [before: string, after: string] | null;

/** A small generator with a seed, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

for (const type of ['cpf', 'phone-br'] as const) {
  for (const { count, tag } of shortAndLong(10, 100))
    test(`a ${type} keeps digits and caret through ${count} real edits`, {
      tag: type === 'phone-br' ? tag : inEveryRun(false),
    }, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const random = randomFrom(type.length);
      await control(page, type).focus();
      const { keyboard } = page;
      // The tests of a browser share its clipboard.
      let clipboard = '7';
      await page.evaluate((text) => navigator.clipboard.writeText(text), clipboard);
      for (let step = 0; step < count; step += 1) {
        const [value, start, end] = await stateOf(page, type);
        const before = digitsIn(value.slice(0, start ?? 0));
        const selected = digitsIn(value.slice(start ?? 0, end ?? 0));
        const after = digitsIn(value.slice(end ?? 0));
        const isCollapsed = start === end;
        const digit = `${random(10)}`;
        /** Presses a key, and tells what is before and after the caret then; nothing where only the selection changes. */
        const press = async (key: string, outcome: Outcome = null): Promise<Outcome> => {
          await keyboard.press(key);
          return outcome;
        };
        const steps: readonly (() => Promise<Outcome>)[] = [
          () => press(digit, [before + digit, after]),
          () => press(digit, [before + digit, after]),
          () => press('x', [before, after]),
          () => press('Backspace', [isCollapsed ? before.slice(0, -1) : before, after]),
          () => press('Delete', [before, isCollapsed ? after.slice(1) : after]),
          () => {
            clipboard = isCollapsed ? clipboard : selected;
            return press('Control+x', [before, after]);
          },
          // What is long enough already would only get longer.
          async () => (before.length + after.length > 20 ? null : press('Control+v', [before + clipboard, after])),
          ...['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'Home', 'End', 'Control+a'].map(
            (key) => () => press(key),
          ),
        ];
        const chosen = random(steps.length);
        const expected = await steps[chosen]?.();
        const [now, from, to] = await stateOf(page, type);
        const told = `step ${step} (${chosen}) from ${value} at ${start}-${end} to ${now} at ${from}`;
        if (!expected) {
          expect(now, told).toBe(value);
          continue;
        }
        expect(digitsIn(now), told).toBe(expected.join(''));
        expect([from === to, digitsIn(now.slice(0, from ?? 0))], told).toEqual([true, expected[0]]);
      }
    });
}

test('an undo goes back through what was shown, and a redo forward again', { tag: '@long' }, async ({ page }) => {
  const cpf = control(page, 'cpf');
  await cpf.pressSequentially('529982');
  await cpf.press('ArrowLeft');
  await cpf.press('ArrowLeft');
  await cpf.press('7');
  expect(await stateOf(page, 'cpf')).toEqual(['529.978.2', 6, 6]);
  await cpf.press('Control+z');
  expect(await stateOf(page, 'cpf')).toEqual(['529.982', 5, 5]);
  await cpf.press('Control+Shift+z');
  expect(await stateOf(page, 'cpf')).toEqual(['529.978.2', 6, 6]);
  const seen: string[] = [];
  for (let left = 0; left < 12 && (await cpf.inputValue()); left += 1) {
    await cpf.press('Control+z');
    seen.push(await cpf.inputValue());
  }
  expect(seen.at(-1)).toBe('');
  expect(seen.every((value) => /^(\d{1,3}(\.\d{1,3})*)?$/.test(value))).toBe(true);
  for (let left = 0; left < 12; left += 1) await cpf.press('Control+Shift+z');
  expect(await cpf.inputValue()).toBe('529.978.2');
});

test('a composition, a drop and autofill end as they would without a mask', async ({ page }) => {
  const cpf = control(page, 'cpf');
  await cpf.focus();
  const debug = await page.context().newCDPSession(page);
  await debug.send('Input.imeSetComposition', { text: '5299', selectionStart: 4, selectionEnd: 4 });
  expect(await cpf.inputValue()).toBe('5299');
  await debug.send('Input.insertText', { text: '5299' });
  expect(await stateOf(page, 'cpf')).toEqual(['529.9', 5, 5]);
  // As a password manager fills in: the value, then an event without a type.
  await control(page, 'date-br').evaluate((input: HTMLInputElement) => {
    input.value = '2026-12-25';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await control(page, 'date-br').inputValue()).toBe('25/12/2026');
  await cpf.selectText();
  await cpf.dragTo(control(page, 'cep'));
  expect(digitsIn(await control(page, 'cep').inputValue())).toBe('5299');
});

test('what is wrong is said in Portuguese, beside the field', { tag: '@long' }, async ({ page }) => {
  for (const [name, wrong] of [
    ['cpf', '11111111111'],
    ['cnpj', '12ABC34501DE36'],
    ['cep', '1234567'],
    ['phone-br', '1012345678'],
    ['date-br', '30022026'],
    ['time-br', '2400'],
  ] as const)
    await control(page, name).fill(wrong);
  await button(page).click();
  await expect(page.locator('.field .error')).toHaveText([
    'CPF inválido. Confira os 11 dígitos.',
    'CNPJ inválido. Confira os 14 caracteres.',
    'CEP inválido. Ele tem 8 dígitos, como 01310-100.',
    'Telefone inválido. Escreva o DDD e o número, como (11) 98765-4321.',
    'Data inválida. Escreva dia, mês e ano, como 25/12/2026.',
    'Hora inválida. Escreva de 00:00 a 23:59.',
  ]);
  await expect(control(page, 'cpf')).toBeFocused();
  expect(await axe(page)).toEqual([]);
});

test.describe('on a narrow page from right to left, in forced colours', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('fields are reached by touch, have their keyboard, and digits in their order', { tag: '@long' }, async ({
    page,
    pageWith,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await pageWith(FORM, { dir: 'rtl' });
    await settled(page);
    const keyboards: (string | null)[] = [];
    for (const type of TYPES) {
      const field = control(page, type);
      await field.tap();
      await expect(field).toBeFocused();
      const { width, height, x } = (await field.boundingBox()) ?? { width: 0, height: 0, x: -1 };
      expect([height >= 44, x >= 0, x + width <= 320], type).toEqual([true, true, true]);
      expect(
        await field.evaluate((input) => [getComputedStyle(input).direction, getComputedStyle(input).textAlign]),
      ).toEqual(['ltr', 'end']);
      keyboards.push(await field.getAttribute('inputmode'));
    }
    expect(keyboards).toEqual(['numeric', 'text', 'numeric', 'tel', 'numeric', 'numeric']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axe(page)).toEqual([]);
  });
});
