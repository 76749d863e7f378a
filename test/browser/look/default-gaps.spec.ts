// What blocks leave between things on a page without any style sheet.
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';

const event = (day: number): string =>
  `<article><h3>Fornada</h3><p><time datetime="2035-02-${day}T19:00-03:00">${day} de fevereiro de 2035</time></p></article>`;
const article = `<article><img src="/favicon.svg" width="400" height="800" alt=""><h3><a href="#a">A noite do forno</a></h3></article>`;

test('events, plans and narrow pictures have room without a style sheet', async ({ page, pageWith }) => {
  await pageWith(
    `<div data-block="event-list" data-time-zone="America/Sao_Paulo">${event(15)}${event(16)}</div><h2 id="plans" style="margin: 0">Planos</h2>${exampleOf('pricing-toggle')}<div data-block="summary" data-design="autorows" data-row-height="220">${article.repeat(6)}</div>`,
  );
  await settled(page);
  const gaps = (): Promise<number[]> =>
    page.evaluate(() => {
      const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
      const inside = (name: string, selector: string): Element[] => [
        ...(document.querySelector(`[data-block=${name}]`)?.shadowRoot?.querySelectorAll(selector) ?? []),
      ];
      return [
        boxOf(document.querySelectorAll('article:has(time)')[1]).top - boxOf(inside('event-list', '.added')[0]).bottom,
        boxOf(document.querySelector('[data-block=pricing-toggle]')).top -
          boxOf(document.querySelector('#plans')).bottom,
        Math.min(...inside('summary', '[part=item]').map((item) => boxOf(item).width)),
      ];
    });
  // What is added to an event belongs to it, not to the next one. A row of pictures fills its line, so that 200 px become somewhat less; with the height that the
  // block is given they would have 110.
  for (const [at, least] of [24, 16, 160].entries())
    await expect.poll(async () => (await gaps())[at], `gap ${at}`).toBeGreaterThanOrEqual(least);
});
