// Everything that the product has to be able to mount, on one page; and the helpers without a look of their own, as the npm entry gives them.
import { readFile } from 'node:fs/promises';
import { expect, test } from '../tools/fixture.ts';

const example = (block: string): Promise<string> => readFile(`src/widgets/${block}/example.html`, 'utf8');

const LAYOUTS = [
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
  'slideshow',
  'slider',
] as const;

const PICTURES = [1, 2, 3]
  .map((at) => `<li><img src="/imagens/torno.jpg" width="960" height="1200" alt="Peça ${at}"></li>`)
  .join('');

test('each layout of galleries, lightbox, video, dialogs, tooltips, images, maps, shapes, highlighted and scaled text are mounted; scrolling, its progress and the end of resizing are an entry of the package [CTX-303]', async ({
  page,
  pageWith,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const galleries = LAYOUTS.map(
    (design) => `<ul data-block="gallery" data-design="${design}" style="width: 600px">${PICTURES}</ul>`,
  );
  const blocks = await Promise.all(['video', 'map', 'image', 'shape'].map(example));
  await pageWith(
    `${galleries.join('')}${blocks.join('')}
<a data-lightbox="peças" href="/imagens/torno.jpg"><img src="/imagens/torno.jpg" width="96" height="120" alt="Torno"></a>
<button type="button" data-tooltip="Sem pressa">Ajuda</button>
<p><mark data-highlight="underline">Feito à mão</mark></p>
<div style="width: 400px"><h2 data-scaled-text>Barro</h2></div>
<div style="width: 300px"><img data-src="/imagens/torno.jpg" alt="Torno cedo"></div>
<p id="fim" style="margin-block: 1500px">Fim</p>`,
  );
  const mounted = page.locator('[data-block]');
  for (const block of await mounted.all()) {
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-block-state', 'ready');
  }
  expect(await mounted.count()).toBeGreaterThanOrEqual(LAYOUTS.length + blocks.length);
  await expect(page.locator('svg[data-shape]')).toHaveAttribute('data-shape', 'underline');
  const scaled = page.getByRole('heading', { name: 'Barro' });
  await expect
    .poll(() => scaled.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    .toBeGreaterThan(100);
  const image = page.getByAltText('Torno cedo');
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Ajuda' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Sem pressa');
  await page.getByRole('link', { name: 'Torno' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const kind of ['confirm', 'alert', 'inform'] as const) {
    await page.evaluate((method) => void Reflect.get(window, 'Vitrine').dialog[method]({ text: 'Certo?' }), kind);
    await expect(page.locator('dialog[open]')).toContainText('Certo?');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }

  const helped = await page.evaluate(async () => {
    const address = '/dist/package/page.js';
    const { onScrollProgress, onWindowResize, scrollElementIntoView } = await import(address);
    const end = document.querySelector('#fim') as Element;
    const progress: number[] = [];
    const stop = onScrollProgress(end, (share: number) => progress.push(share));
    scrollTo(0, 0);
    scrollElementIntoView(end, { offset: 100 });
    const frames = (): Promise<unknown> =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (!progress.some((share) => share > 0.5)) await frames();
    stop();
    let resized = 0;
    const both = new Promise<void>((done) => {
      const remove = onWindowResize(() => {
        resized += 1;
        remove();
        done();
      }, 10);
    });
    dispatchEvent(new Event('resize'));
    dispatchEvent(new Event('resize'));
    await both;
    return { top: Math.round(end.getBoundingClientRect().top), resized };
  });
  expect(helped).toEqual({ top: 100, resized: 1 });
});
