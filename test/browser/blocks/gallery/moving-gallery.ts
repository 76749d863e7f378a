import type { Locator, Page } from '@playwright/test';
import { expect } from '../../tools/fixture.ts';
import { realFrames, runUntilSettled } from '../../tools/page-clock.ts';

// Galleries that move, as the tests of this folder show them, and what they read of them.

const FILES = ['mesa-da-manha', 'limoes', 'canecas', 'cafe', 'travessa-com-peras', 'torno', 'prateleiras', 'ovos'];

export interface Figure {
  readonly width?: number;
  readonly height?: number;
  readonly caption?: string;
}

/** Figures of pictures, all of one size unless told otherwise. */
export const figures = (count: number, figure: (index: number) => Figure = () => ({})): string =>
  Array.from({ length: count }, (_, index) => {
    const { width = 1200, height = 800, caption = '' } = figure(index);
    const file = FILES[index % FILES.length];
    const text = caption && `<figcaption>${caption}</figcaption>`;
    return `<figure><img src="/imagens/${file}.jpg?${index}" width="${width}" height="${height}" alt="Foto ${index + 1}">${text}</figure>`;
  }).join('');

/** A gallery in a box of a certain width. */
export const galleryIn = (width: number, attributes: string, inside = figures(8)): string =>
  `<div id="box" style="width: ${width}px"><div data-block="gallery" data-block-load="load" data-label="Fotos" ${attributes}>${inside}</div></div>`;

export const hostOf = (page: Page): Locator => page.locator('[data-block=gallery]');

/** The slides that can be reached: those that are not inert. */
export const reachable = (page: Page): Promise<string[]> =>
  hostOf(page)
    .locator('.slide:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label') ?? ''));

export const expectShown = (page: Page, ...labels: string[]): Promise<void> =>
  expect.poll(() => reachable(page)).toEqual(labels);

/** The box of the slide with a number, within the gallery. */
export async function boxOf(
  page: Page,
  number: number,
): Promise<{ x: number; y: number; width: number; height: number }> {
  return hostOf(page).evaluate((host, wanted) => {
    const slide = host.shadowRoot?.querySelector(`[data-index="${wanted - 1}"]`);
    const [own, around] = [slide?.getBoundingClientRect() ?? new DOMRect(), host.getBoundingClientRect()];
    return { x: own.x - around.x, y: own.y - around.y, width: own.width, height: own.height };
  }, number);
}

export const press = (page: Page, name: 'Anterior' | 'Próximo'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Moves the stopped clock until the gallery stands, knows its width and whether it is in view, and has done what follows its mounting. */
export async function opened(page: Page): Promise<void> {
  await runUntilSettled(page);
  await realFrames(page);
  await page.clock.runFor(1_000);
}

interface Move {
  readonly x: number;
  readonly y: number;
  /** Time since the beginning, in ms. */
  readonly at: number;
}

/** Real input at the times of the page's clock, which the test has stopped: the events of the page are exactly as far apart as it says. */
export async function gesture(page: Page, kind: 'mouse' | 'touch' | 'pen', moves: readonly Move[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let now = 0;
  const send = async (phase: 'start' | 'move' | 'end', { x, y, at }: Move): Promise<void> => {
    if (at > now) await page.clock.runFor(at - now);
    now = at;
    if (kind === 'touch') {
      const type = { start: 'touchStart', move: 'touchMove', end: 'touchEnd' } as const;
      await session.send('Input.dispatchTouchEvent', {
        type: type[phase],
        touchPoints: phase === 'end' ? [] : [{ x, y }],
      });
      return;
    }
    const type = { start: 'mousePressed', move: 'mouseMoved', end: 'mouseReleased' } as const;
    await session.send('Input.dispatchMouseEvent', {
      type: type[phase],
      x,
      y,
      button: 'left',
      buttons: phase === 'end' ? 0 : 1,
      clickCount: phase === 'move' ? 0 : 1,
      pointerType: kind === 'pen' ? 'pen' : 'mouse',
    });
  };
  for (const [step, one] of moves.entries()) await send(step === 0 ? 'start' : 'move', one);
  const last = moves.at(-1);
  // The session is left open: one that ends sets animations going that `animationSpeed` holds.
  if (last) await send('end', last);
}

/** The middle of the gallery, in the window. */
export async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await hostOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** What runs in the gallery now: the duration of each animation in ms, and its keyframes. */
export const animations = (page: Page): Promise<{ duration: unknown; keyframes: Keyframe[]; on: string }[]> =>
  hostOf(page).evaluate((host) =>
    (host.shadowRoot?.getAnimations() ?? [])
      .filter((one) => !(one instanceof CSSTransition))
      .map(({ effect }) => ({
        duration: effect?.getTiming().duration,
        keyframes: (effect as KeyframeEffect).getKeyframes() as Keyframe[],
        on: (effect as KeyframeEffect).target?.className ?? '',
      })),
  );
