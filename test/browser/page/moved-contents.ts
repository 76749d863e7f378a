import type { Page } from '@playwright/test';

/** One second of silence, 8 kHz mono. */
function silence(): Buffer {
  const samples = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** Answers for frames and sounds of a page. Gives how often each frame was asked for, by the name in its query. */
export async function serveContents(page: Page): Promise<() => Record<string, number>> {
  const requests: Record<string, number> = {};
  await page.route('**/__frame?*', (route) => {
    const name = new URL(route.request().url()).search.slice(1);
    requests[name] = (requests[name] ?? 0) + 1;
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Quadro</title><input aria-label="Nome">',
    });
  });
  await page.route('**/__sound.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: silence() }));
  return () => requests;
}

/** Types, scrolls, plays, selects and opens what the contents have, as a visitor may have done before the block is ready. */
export async function putInState(page: Page): Promise<void> {
  if (await page.locator('iframe').count()) await page.frameLocator('iframe').getByLabel('Nome').fill('no quadro');
  await page.evaluate(async () => {
    const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
    const sound = document.querySelector('audio');
    const heard: string[] = [];
    Object.assign(window, { heard });
    if (sound) {
      sound.muted = true;
      await sound.play();
      for (const type of ['play', 'pause', 'loadstart', 'emptied'])
        sound.addEventListener(type, () => heard.push(type));
    }
    find('.roll').scrollTo(70, 80);
    find<HTMLInputElement>('[value="2"]').checked = true;
    find<HTMLDetailsElement>('details[name]').open = true;
    document.querySelector<HTMLElement>('[popover]')?.showPopover();
    const turn = find('.turns').animate({ opacity: [0, 1] }, { duration: 1e6 });
    Object.assign(window, { turn });
    const field = find<HTMLInputElement>('[name=nome]');
    field.focus();
    field.setSelectionRange(1, 2);
    for (const type of ['focus', 'blur', 'focusin', 'focusout', 'change'])
      for (const target of [document, field]) target.addEventListener(type, () => heard.push(type), true);
  });
}

/** What `putInState` brought about, as it is now, with what the page's handlers have heard since. */
export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const find = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
    const field = find<HTMLInputElement>('[name=nome]');
    const { scrollTop, scrollLeft } = find('.roll');
    return {
      typed: document.querySelector('iframe')?.contentDocument?.querySelector('input')?.value,
      plays: document.querySelector('audio')?.paused === false,
      focused: document.activeElement === field,
      selection: [field.selectionStart, field.selectionEnd],
      scrolled: [scrollLeft, scrollTop],
      checked: find<HTMLInputElement>('[value="2"]').checked,
      open: [...document.querySelectorAll<HTMLDetailsElement>('details[name]')].map((one) => one.open),
      popover: !!document.querySelector(':popover-open'),
      turns: find('.turns').getAnimations()[0] === Reflect.get(window, 'turn'),
      ran: Reflect.get(window, 'ran'),
      heard: [...Reflect.get(window, 'heard')],
    };
  });
