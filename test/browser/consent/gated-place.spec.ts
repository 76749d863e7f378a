// The place of frames and blocks that wait for consent: nothing on the page moves when the notice comes, when it goes, and when it is back.
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { shifted, watchShifts } from '../tools/layout-shift.ts';
import { reportOf } from '../tools/vitrine-of.ts';
import { choose, frame, placeholderOf, restrictive, vendors } from './gated-page.ts';

const block = (id: string, style: string, inside = '<details><summary>Pergunta</summary><p>Resposta</p></details>') =>
  `<div id="${id}" style="${style}" data-block="accordion" data-block-consent="marketing" data-block-load="load">${inside}</div>`;
const PLACES = ['quadro', 'razao', 'alto'];
const HTML = `${frame('quadro').replace('width="480"', 'width="300"')}<p id="p1">Depois do quadro</p>
  <iframe id="razao" title="Mapa" style="display:block;inline-size:100%;max-inline-size:420px;aspect-ratio:16/9;block-size:auto" data-consent="marketing" data-consent-src="https://mapas.exemplo/razao"></iframe><p id="p2">Depois do mapa</p>
  ${block('alto', 'min-height:260px')}<p id="p3">Depois do bloco</p>`;

for (const width of [1280, 390])
  test(`nothing moves when notices come, when consent comes and when it is withdrawn, at ${width} px`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await page.setViewportSize({ width, height: 1200 });
    await watchShifts(page);
    await vendors(page);
    await pageWith(restrictive(HTML));
    const places = (): Promise<number[]> =>
      page.evaluate(() =>
        ['quadro', 'p1', 'razao', 'p2', 'alto', 'p3'].map(
          (id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1,
        ),
      );
    const before = await places();
    const covered = async (): Promise<void> => {
      await expect(page.locator('[data-consent-notice~=over]')).toHaveCount(PLACES.length);
      await frames(page, 3);
      for (const id of PLACES) {
        const [is, at] = [
          await placeholderOf(page, `#${id}`).boundingBox(),
          await page.locator(`#${id}`).boundingBox(),
        ];
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(Math.abs((is?.[side] ?? -1) - (at?.[side] ?? 1_000)), `${id} ${side}`).toBeLessThanOrEqual(0.5);
      }
    };
    await covered();
    expect(await places()).toEqual(before);
    await choose(page, { marketing: true });
    await expect(page.locator('#alto')).toHaveAttribute('data-block-state', 'ready');
    await expect(page.frameLocator('#razao').getByRole('button')).toBeVisible();
    await expect(page.locator('[data-consent-notice]')).toHaveCount(0);
    expect(await places()).toEqual(before);
    await choose(page, { marketing: false });
    await covered();
    expect(await places()).toEqual(before);
    expect(await shifted(page)).toBe(0);
  });

test('a block of 120 px is covered, a lower one is not: its notice follows its markup, and developers are told', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(restrictive(block('pouco', 'height:119px') + block('basta', 'height:120px') + block('vazio', '', '')));
  await expect(placeholderOf(page, '#basta')).toHaveAttribute('data-consent-notice', 'over block');
  await expect(page.locator('#basta')).toHaveAttribute('inert');
  for (const id of ['pouco', 'vazio']) {
    await expect(page.locator(`#${id} > [data-consent-notice=""]`)).toBeVisible();
    await expect(page.locator(`#${id}`)).not.toHaveAttribute('inert');
  }
  const said = (await reportOf(page)).messages.map(({ message }) => message);
  expect(said).toEqual([
    'gated-content#pouco: height="119px" is not read; expected at least 120px, by min-height for example, so a notice that moves what follows is used.',
    expect.stringContaining('gated-content#vazio: height="0px"'),
  ]);
});

test('the notice of a high block follows it when its size changes', { tag: '@long' }, async ({ page, pageWith }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await pageWith(restrictive(block('alto', 'height:2000px')));
  await expect.poll(async () => (await placeholderOf(page, '#alto').boundingBox())?.height).toBe(2_000);
  await page.evaluate(() => {
    (document.getElementById('alto') as HTMLElement).style.height = '300px';
  });
  await expect.poll(async () => (await placeholderOf(page, '#alto').boundingBox())?.height).toBe(300);
});

test('a block that is shown later gets its notice then, and on paper its own markup is there instead', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(restrictive(`<div id="fora" hidden>${block('alto', 'height:200px')}</div>${frame('um')}`));
  await expect(placeholderOf(page, '#um')).toBeVisible();
  await expect(placeholderOf(page, '#alto')).toBeHidden();
  await page.evaluate(() => document.getElementById('fora')?.removeAttribute('hidden'));
  await expect(placeholderOf(page, '#alto')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(placeholderOf(page, '#alto')).toBeHidden();
  await expect(page.locator('#alto summary')).toBeVisible();
  await expect(placeholderOf(page, '#um').getByText('ainda não foi carregado')).toBeVisible();
  await expect(placeholderOf(page, '#um').getByRole('button')).toHaveCount(0);
});

test('a page-level block that names a purpose gets no notice: it has no place on the page', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    restrictive(`<div id="camada" data-block="dialog" data-block-consent="marketing"></div>${frame('um')}`),
  );
  await expect(placeholderOf(page, '#um')).toBeVisible();
  await expect(page.locator('#camada')).toHaveAttribute('data-block-state', 'waiting');
  await expect(page.locator('[data-consent-notice]')).toHaveCount(1);
});
