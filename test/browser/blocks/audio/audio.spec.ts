// Audio that really plays: the demo's own sounds, of nine and six seconds.
import type { Locator, Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { waveFile } from './wave-file.mjs';

const LIST = `<div data-block="audio" data-title="Sons"><ol>
<li>Chama <audio controls preload="none" src="/audio/chama.wav" data-author="Tomé" data-duration="6"></audio></li>
<li>Estalos <audio controls preload="none" src="/audio/estalos.wav" data-duration="9"></audio></li></ol></div>`;
const ONE =
  '<div data-block="audio"><audio controls preload="none" src="/audio/estalos.wav" data-title="Estalos" data-duration="9"></audio></div>';

const playing = (page: Page): Promise<boolean[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLMediaElement>('audio,video')].map((one) => !one.paused));
const timeOf = (audio: Locator): Promise<number> => audio.evaluate((one: HTMLAudioElement) => one.currentTime);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The audio requests of the page. */
const asked = (page: Page): string[] => {
  const list: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wav')) list.push(request.url());
  });
  return list;
};

test('the page’s own element plays and pauses, and nothing is fetched before [BLOCK-005]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const files = asked(page);
  await pageWith(ONE);
  await settled(page);
  await expect(page.getByRole('region', { name: 'Estalos' })).toBeVisible();
  expect(await page.locator('audio').boundingBox()).toBeNull();
  expect(files).toEqual([]);
  await button(page, 'Reproduzir').click();
  await expect.poll(() => timeOf(page.locator('audio'))).toBeGreaterThan(0.2);
  expect(files.length).toBeGreaterThan(0);
  await button(page, 'Pausar').click();
  expect(await playing(page)).toEqual([false]);
});

test('the slider has its keys and says the time [BLOCK-005]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(ONE);
  await settled(page);
  const seek = page.getByRole('slider', { name: 'Posição' });
  await expect(seek).toHaveAttribute('aria-valuetext', '0:00 de 0:09');
  await seek.press('ArrowRight');
  await expect(seek).toHaveAttribute('aria-valuetext', '0:05 de 0:09');
  await button(page, 'Reproduzir').click();
  await expect.poll(() => timeOf(page.locator('audio'))).toBeGreaterThan(5);
  await button(page, 'Pausar').click();
  await seek.press('Home');
  await expect(seek).toHaveAttribute('aria-valuetext', '0:00 de 0:09');
  await seek.press('PageUp');
  await expect(seek).toHaveAttribute('aria-valuetext', '0:09 de 0:09');
});

test('a list goes on with the next track and shows which one is current [BLOCK-005]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(LIST);
  await settled(page);
  const current = page.locator('[aria-current=true]');
  await expect(current).toContainText('Chama');
  await expect(button(page, 'Faixa anterior')).toBeDisabled();
  await button(page, 'Reproduzir').click();
  await expect.poll(() => timeOf(page.locator('audio').first())).toBeGreaterThan(0);
  await page
    .locator('audio')
    .first()
    .evaluate((one: HTMLAudioElement) => {
      one.currentTime = 5.8;
    });
  await expect(current).toContainText('Estalos');
  await expect.poll(() => playing(page)).toEqual([false, true]);
  await page.getByRole('list', { name: 'Faixas' }).getByRole('button', { name: /Chama/ }).click();
  await expect.poll(() => playing(page)).toEqual([true, false]);
  await button(page, 'Próxima faixa').click();
  await expect.poll(() => playing(page)).toEqual([false, true]);
  expect(await axe(page)).toEqual([]);
});

test('one plays at a time, other audio of the page included [BLOCK-005]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(`${ONE}${ONE}<audio id="other" src="/audio/chama.wav" loop></audio>`);
  await settled(page);
  const plays = page.locator('[part=play]');
  await plays.first().click();
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
  await plays.nth(1).click();
  await expect.poll(() => playing(page)).toEqual([false, true, false]);
  await page.locator('#other').evaluate((one: HTMLAudioElement) => one.play());
  await expect.poll(() => playing(page)).toEqual([false, false, true]);
  await plays.first().click();
  await expect.poll(() => playing(page)).toEqual([true, false, false]);
});

test('published players are created, one at a time, and end with the block [BLOCK-005]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const embed = (title: string): string =>
    `<div class="sqs-block audio-block sqs-block-audio" data-block-type="41"><div class="sqs-block-content"><div class="sqs-audio-embed" data-url="/audio/chama.wav" data-title="${title}" data-author="Tomé" data-show-download="true" data-duration-in-ms="6000"></div></div></div>`;
  const files = asked(page);
  await pageWith(embed('Um') + embed('Dois'));
  await expect(page.locator('[part=play]')).toHaveCount(2);
  expect(files).toEqual([]);
  await expect(page.getByRole('link', { name: 'Baixar o áudio' }).first()).toHaveAttribute(
    'href',
    /\/audio\/chama\.wav$/,
  );
  const plays = page.locator('[part=play]');
  await plays.first().click();
  await expect(plays.first()).toHaveAccessibleName('Pausar');
  await plays.nth(1).click();
  await expect(plays.first()).toHaveAccessibleName('Reproduzir');
  await expect(plays.nth(1)).toHaveAccessibleName('Pausar');
});

test('a file that cannot be played says so, and is fetched again [BLOCK-005]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  let broken = true;
  await page.route('**/audio/estalos.wav', (route) => (broken ? route.fulfill({ status: 503 }) : route.continue()));
  await pageWith(ONE);
  await settled(page);
  await button(page, 'Reproduzir').click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível tocar o áudio.');
  broken = false;
  await button(page, 'Tentar novamente').click();
  await expect.poll(() => timeOf(page.locator('audio'))).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('speed and sound are those of the player', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(ONE);
  await settled(page);
  await page.getByRole('combobox', { name: 'Velocidade' }).selectOption('1,25×');
  await button(page, 'Silenciar').click();
  const state = page.locator('audio').evaluate((one: HTMLAudioElement) => [one.playbackRate, one.muted]);
  expect(await state).toEqual([1.25, true]);
  await expect(button(page, 'Ativar o som')).toBeVisible();
  await page.getByRole('slider', { name: 'Volume do áudio' }).press('End');
  expect(await page.locator('audio').evaluate((one: HTMLAudioElement) => [one.volume, one.muted])).toEqual([1, false]);
});

const KEPT = 'vitrine:listened';
const consent = (page: Page, preferences: boolean): Promise<void> =>
  page.evaluate(
    (given) =>
      (window as unknown as { Vitrine: { consent: { set(given: object): Promise<void> } } }).Vitrine.consent.set(given),
    { preferences },
  );

test('the place is kept with consent to preferences, continued on the next visit, and deleted without it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  // Half a minute, so that its sixth second is neither start nor end.
  const body = waveFile(new Float64Array(30 * 4_000), 4_000);
  await page.route('**/audio/chama.wav', (route) => route.fulfill({ body, contentType: 'audio/wav' }));
  await pageWith(LIST);
  await settled(page);
  await consent(page, false);
  const hear = async (): Promise<void> => {
    await page
      .locator('audio')
      .first()
      .evaluate((one: HTMLAudioElement) => {
        one.playbackRate = 8;
        return one.play();
      });
    const before = await timeOf(page.locator('audio').first());
    await expect.poll(() => timeOf(page.locator('audio').first())).toBeGreaterThan(before + 5.5);
    await button(page, 'Pausar').click();
  };
  const kept = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEPT);
  await hear();
  expect(await kept()).toBeNull();
  await consent(page, true);
  await hear();
  await expect.poll(kept).toMatch(/audio\/chama\.wav":\d+/);
  const files = asked(page);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('slider', { name: 'Posição' })).not.toHaveAttribute('aria-valuetext', /^0:0[0-4]/);
  await expect(page.getByRole('slider', { name: 'Posição' })).toHaveAttribute('aria-valuetext', /^0:[012]\d de 0:06$/);
  expect(files).toEqual([]);
  await consent(page, false);
  await expect.poll(kept).toBeNull();
});

test('what plays before the block is mounted is not interrupted by it', async ({ page, pageWith }) => {
  const letGo = await heldBack(page, '**/chunks/audio-*');
  await pageWith(ONE);
  await page.locator('audio').evaluate((one: HTMLAudioElement) => {
    one.muted = true;
    one.loop = true;
    one.addEventListener('pause', () => one.setAttribute('data-paused', ''));
    return one.play();
  });
  letGo();
  await settled(page);
  await expect(button(page, 'Pausar')).toBeVisible();
  await expect(page.locator('audio')).not.toHaveAttribute('data-paused');
});
