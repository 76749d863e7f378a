// What plays in content that a block hides, and the page behind a layer.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';

const AUDIO = '<audio loop></audio>';

const PAGE = `<div data-block="menu"><section><h3>Um</h3>${AUDIO}</section><section><h3>Dois</h3><p>Texto</p></section></div>
<div data-block="accordion"><details open><summary>Pergunta</summary>${AUDIO}</details></div>
<section><div data-block="pricing-toggle" data-initial="left"><button>Mensal</button><button>Anual</button></div>
<p data-side="left">R$ 29,00 ${AUDIO}</p><p data-side="right">R$ 290,00</p></section>
<div data-block="popup" hidden><h2>Filme</h2>${AUDIO}<iframe title="Filme" srcdoc="<audio loop></audio>"></iframe></div>
<p style="height:3000px">Página</p>`;

/** The media of the page and of its frame that play, as far as each began. */
const playing = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inFrame = document.querySelector('iframe')?.contentDocument?.querySelectorAll('audio') ?? [];
    return [...document.querySelectorAll('audio'), ...inFrame].filter(({ paused }) => !paused).length;
  });

/** Starts a sound of its own in all media within an element: one plays at a time only among blocks that are players. */
async function play(page: Page, selector: string): Promise<void> {
  await page.evaluate(async (within) => {
    const box = document.querySelector(within) as Element;
    const frame = box.querySelector('iframe')?.contentDocument;
    const bytes = new Uint8Array(8_044).fill(128);
    const head = new DataView(bytes.buffer);
    for (const [at, text] of [
      [0, 'RIFF'],
      [8, 'WAVEfmt '],
      [36, 'data'],
    ] as const)
      for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
    for (const [at, value] of [
      [4, 8_036],
      [16, 16],
      [24, 8_000],
      [28, 8_000],
      [40, 8_000],
    ] as const)
      head.setUint32(at, value, true);
    for (const [at, value] of [
      [20, 1],
      [22, 1],
      [32, 1],
      [34, 8],
    ] as const)
      head.setUint16(at, value, true);
    for (const one of [...box.querySelectorAll('audio'), ...(frame?.querySelectorAll('audio') ?? [])]) {
      one.src = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
      await one.play();
    }
  }, selector);
}

test('what plays in another tab, a closed answer, the other prices and a closed popup is paused; behind the popup the page does not scroll [BLOCK-005]', async ({
  page,
  pageWith,
}) => {
  await pageWith(PAGE);
  await settled(page);
  for (const [box, button] of [
    ['[data-block=menu]', page.getByRole('tab', { name: 'Dois' })],
    ['[data-block=accordion]', page.getByRole('button', { name: 'Pergunta' })],
    ['[data-side=left]', page.getByRole('button', { name: 'Anual' })],
  ] as const) {
    await play(page, box);
    expect(await playing(page), box).toBe(1);
    await button.click();
    await expect.poll(() => playing(page), box).toBe(0);
  }

  await page.evaluate(() => Reflect.get(window, 'Vitrine').open('popup', {}));
  const popup = page.getByRole('dialog', { name: 'Filme' });
  await expect(popup).toBeVisible();
  await play(page, '[data-block=popup]');
  expect(await playing(page)).toBe(2);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  expect(await playing(page)).toBe(0);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});
