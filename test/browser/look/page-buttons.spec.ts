// Layers are drawn in place of nothing; where the tag says so they take the page's own buttons as their example.
import type { Page } from '@playwright/test';
import { BOTH, bannerOf, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { expect, test } from '../tools/fixture.ts';

const BUTTON =
  '<style>.own { background: rgb(20, 83, 45); color: rgb(255, 251, 235); border: 2px solid rgb(5, 46, 22); border-radius: 999px; font: 300 18px serif; }</style>' +
  '<button hidden class="own">Oculto</button><button>Do navegador</button><button class="own">Comprar</button>';
const TAG = '<script async data-look="page" src="/dist/vitrine.js"></script>';

const lookOf = async (page: Page): Promise<Record<string, string>> => {
  await expect(bannerOf(page)).toBeVisible();
  return bannerOf(page)
    .getByRole('button', { name: 'Aceitar' })
    .evaluate((button) => {
      const { backgroundColor, borderTopColor, borderTopLeftRadius, fontWeight } = getComputedStyle(button);
      const { color } = getComputedStyle(button.firstElementChild ?? button);
      return { backgroundColor, borderTopColor, borderTopLeftRadius, fontWeight, color };
    });
};

const PAGES = {
  backgroundColor: 'rgb(20, 83, 45)',
  borderTopColor: 'rgb(5, 46, 22)',
  borderTopLeftRadius: '999px',
  fontWeight: '300',
  color: 'rgb(255, 251, 235)',
};

test('the banner takes the first button that the page has drawn, where the tag says so', async ({ page, pageWith }) => {
  await pageWith(withSettings(BOTH, BUTTON), { tag: TAG });
  expect(await lookOf(page)).toEqual(PAGES);
});

test('it keeps its own where the tag does not, or the page has no button of its own', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH, BUTTON));
  const own = await lookOf(page);
  expect(own.backgroundColor).not.toBe(PAGES.backgroundColor);
  await pageWith(withSettings(BOTH, '<button>Do navegador</button>'), { tag: TAG });
  expect(await lookOf(page)).toEqual(own);
});

test('a token that the author sets goes before it, in a dialog', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
  const token = '<style>:root { --vitrine-button-background: rgb(1, 2, 3) }</style>';
  const open = async (head: string): Promise<string> => {
    await pageWith(`${BUTTON}<div data-block="accordion"></div>`, { tag: TAG, head });
    await page.evaluate(async () => {
      const vitrine = Reflect.get(window, 'Vitrine');
      await vitrine.ready();
      await vitrine.open('dialog', { kind: 'system-error', text: 'Não foi possível.' });
    });
    return page
      .getByRole('button', { name: 'Recarregar página' })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  };
  expect(await open('')).toBe(PAGES.backgroundColor);
  expect(await open(token)).toBe('rgb(1, 2, 3)');
});
