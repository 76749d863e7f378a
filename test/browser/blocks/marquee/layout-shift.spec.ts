// Published marquees exist only as JSON: the room that is kept for them before they are drawn.

import { expect, test } from '../../tools/fixture.ts';
import { heldBack } from '../../tools/held-back.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';

const PROPS = {
  marqueeItems: [{ text: 'Forno aceso' }],
  textStyle: 'heading-1',
  textSize: { unit: 'rem', value: 2.8 },
};
const px = (value: number) => ({ unit: 'px', value });
const KINDS: Readonly<Record<string, Record<string, unknown>>> = {
  'a line': {},
  'a wave': { waveFrequency: 2, waveIntensity: 30 },
  'a box': { containerStyles: { backgroundEnabled: true, padding: px(16), stroke: { width: px(2) } } },
  'at rest': {
    animationSpeed: 0,
    marqueeItems: Array(9).fill({ text: 'Forno aceso' }),
    itemSpacing: { unit: 'em', value: 0.5 },
  },
};
const published = (props: Record<string, unknown>, measure: string): string =>
  `<div class="sqs-block sqs-block-marquee" data-block-type="70"><div class="sqs-block-content"><div class="Marquee" style="font-size: 2.8rem"><script
  class="Marquee-props" type="application/json">${JSON.stringify({ ...PROPS, ...props })}</script><div class="Marquee-display">${measure}</div></div></div></div>`;
const HEAD = `<style>.sqs-block { padding: 17px; box-sizing: border-box } h1 { font: 900 64px/1.2 Georgia, serif }
  .Marquee-measure { visibility: hidden; height: 0; overflow: hidden } .Marquee h1 { font-size: calc((2.8 - 1) * 1.2vw + 1rem) }</style>`;

for (const width of [390, 1280])
  for (const measure of ['', '<div class="Marquee-measure"><h1>Forno aceso</h1></div>'])
    test(`marquees at ${width} px ${measure ? 'with' : 'without'} a measure move nothing when they are drawn in view`, {
      tag: inEveryRun((width === 390) === (measure === '')),
    }, async ({ page, pageWith }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      const letGo = await heldBack(page, /chunks\/marquee-\w+\.js/);
      const blocks = Object.values(KINDS).map((props) => published(props, measure));
      await pageWith(`${blocks.join('<p>Barro que se escolhe com calma.</p>')}<p>${'Depois. '.repeat(60)}</p>`, {
        head: HEAD,
      });
      const hosts = page.locator('.sqs-block');
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLElement>('.sqs-block')].every((one) => one.style.minBlockSize),
      );
      const kept = await hosts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height - 34));
      const before = await shifted(page);
      letGo();
      await expect(page.locator('.sqs-block[data-block-state=ready]')).toHaveCount(kept.length);
      expect((await shifted(page)) - before).toBeLessThanOrEqual(0.01);
      const drawn = await hosts.evaluateAll((all) =>
        all.map((one) => one.shadowRoot?.querySelector('.vitrine')?.getBoundingClientRect().height ?? 0),
      );
      const off = Object.keys(KINDS).map((name, at) => ({ name, kept: kept[at] ?? 0, drawn: drawn[at] ?? 0 }));
      expect(off.filter(({ kept, drawn }) => Math.abs(kept - drawn) > 4)).toEqual([]);
    });
