// What the lightbox does, by mouse and keyboard, on a page that opens it as Vitrine.open allows.
import { expect, test } from '../../tools/fixture.ts';
import { animationSpeed } from '../../tools/page-clock.ts';
import { tagRan } from '../../tools/vitrine-of.ts';
import {
  content,
  contentBox,
  counter,
  item,
  items,
  lightbox,
  openLightbox,
  pageAtRest,
  reached,
  runUntilGone,
} from './lightbox-page.ts';

test('it is a modal dialog "Galeria" with overlay, close button and arrows that walk through the set and wrap [LBOX-301, LBOX-302, LBOX-312, LBOX-315, LBOX-325, STR-302]', async ({
  page,
  pageWith,
}) => {
  await pageWith('<button id="from">Abrir</button>');
  await page.locator('#from').focus();
  await openLightbox(page, { set: items(3), currentSetIndex: 1 });
  const dialog = page.getByRole('dialog', { name: 'Galeria' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect(page.locator('.overlay')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await expect(counter(page)).toHaveText('2 de 3');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(counter(page)).toHaveText('3 de 3');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(counter(page)).toHaveText('1 de 3');
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(counter(page)).toHaveText('3 de 3');
  await expect(page.locator('.slide[data-current] img.picture').last()).toHaveAttribute('alt', 'Mesa posta');
  // The page behind cannot be reached.
  expect(
    await page.locator('#from').evaluate((element) => {
      (element as HTMLElement).focus();
      return document.activeElement === element;
    }),
  ).toBe(false);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#from')).toBeFocused();
});

test('overlay and content fade in one after the other, each state after its time, and closing goes through hidden to destroyed [LBOX-319, LBOX-320, LBOX-321, LBOX-322]', async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  // Otherwise a slow machine would look when they are over.
  await animationSpeed(page, 0);
  await openLightbox(page, {
    set: [{ content: '<img src="/imagens/torno.jpg" width="3200" height="400">', meta: 'x' }],
  });
  const dialog = lightbox(page);
  const state = (): Promise<string | null> => dialog.getAttribute('data-lightbox-state');
  const animated = (): Promise<string[]> =>
    dialog.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .map(({ effect }) => `${(effect as KeyframeEffect).target?.className} ${effect?.getTiming().duration}`),
    );
  expect(await state()).toBe('shown');
  expect(await animated()).toContain('overlay 350');
  await expect(content(page)).toHaveCSS('opacity', '0');
  await page.clock.runFor(349);
  expect(await state()).toBe('shown');
  await page.clock.runFor(1);
  await expect(dialog).toHaveAttribute('data-lightbox-state', 'overlayFadedIn');
  expect(await animated()).toContain('content 600');
  await page.clock.runFor(599);
  expect(await state()).toBe('overlayFadedIn');
  await page.clock.runFor(1);
  await expect(dialog).toHaveAttribute('data-lightbox-state', 'contentFadedIn');
  await animationSpeed(page, 1);
  await expect(page.locator('.overlay')).toHaveCSS('opacity', '1');
  // A wide picture: from edge to edge (D-38).
  const box = await contentBox(page);
  expect([box.x, box.width]).toEqual([0, 1280]);
  await page.evaluate(() => {
    const states: string[] = [];
    Reflect.set(window, 'states', states);
    const root = document.querySelector('[data-block=lightbox] [data-block-added] > *, [data-block=lightbox]');
    const find = (node: ParentNode): Element | null => {
      for (const element of node.querySelectorAll('*')) {
        if (element.matches('dialog.lightbox')) return element;
        const inner = element.shadowRoot && find(element.shadowRoot);
        if (inner) return inner;
      }
      return null;
    };
    const found = find(document);
    if (!(found && root)) return;
    new MutationObserver(() => states.push(found.getAttribute('data-lightbox-state') ?? '')).observe(found, {
      attributeFilter: ['data-lightbox-state'],
    });
    document.addEventListener('vitrine:lightbox-close', (event) =>
      states.push(`closed ${(event as CustomEvent).detail.index}`),
    );
  });
  await page.keyboard.press('Escape');
  expect(await state()).toBe('hidden');
  await runUntilGone(page);
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual(
    expect.arrayContaining(['hidden', 'closed 0']),
  );
});

test('closing during a fade jumps to hidden [LBOX-320]', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(2) });
  await page.clock.runFor(200);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveAttribute('data-lightbox-state', 'hidden');
  await runUntilGone(page);
});

test('a click on a video plays it and does not navigate; its loader gets the options; it is gone with the lightbox [LBOX-310, LBOX-318, LBOX-321, VIDEO-315]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Vídeo</p>' });
  });
  await pageWith('<p>Página</p>');
  const video = {
    content: '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A fornada"></iframe>',
    meta: null,
  };
  await openLightbox(page, { set: [video, item(0)], videoLoaderOptions: { rel: 0 } });
  await reached(page, 'contentFadedIn');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Reproduzir vídeo: A fornada' }).click({ position: { x: 40, y: 40 } });
  const frame = page.locator('dialog iframe');
  await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0');
  await expect(counter(page)).toHaveText('1 de 2');
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('theme, title and speed are the page’s; what they do not say is dark and 0.6 s [LBOX-313, LBOX-314, LBOX-322]', async ({
  page,
  pageWith,
}) => {
  await pageWith('<p>Página</p>');
  await openLightbox(page, { set: items(2), theme: 'light', title: 'Peças', speed: 0.2 });
  await expect(page.getByRole('dialog', { name: 'Peças' })).toBeVisible();
  await expect(page.locator('.overlay')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const seconds = (): Promise<string> =>
    page.locator('.track').evaluate((row) => getComputedStyle(row).transitionDuration);
  await page.getByRole('button', { name: 'Próximo' }).click();
  expect(await seconds()).toBe('0.2s');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await openLightbox(page, { set: items(2), theme: 'blue' });
  await expect(page.locator('.overlay')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.getByRole('button', { name: 'Próximo' }).click();
  expect(await seconds()).toBe('0.6s');
});

test('arrows may be elements of the page, found by selector, or absent; they go back to their place [LBOX-316]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith('<p id="home"><button id="mine">Antes</button></p>');
  await openLightbox(page, { set: items(3), controls: { previous: '#mine', next: false } });
  await expect(page.getByRole('button', { name: 'Próximo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Antes' }).click();
  await expect(counter(page)).toHaveText('3 de 3');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#home > #mine')).toBeVisible();
  expect(await page.locator('#home').innerHTML()).toBe('<button id="mine">Antes</button>');
});

test('an index outside the set is brought into it; an empty set opens nothing; no set is an error [LBOX-312, LBOX-313]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT020/);
  await pageWith('<p>Página</p>');
  await openLightbox(page, { set: items(2), currentSetIndex: 9 });
  await expect(counter(page)).toHaveText('2 de 2');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await openLightbox(page, { set: items(2), currentSetIndex: -1 });
  await expect(counter(page)).toHaveText('1 de 2');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await openLightbox(page, { set: [] });
  await expect(lightbox(page)).toHaveCount(0);
  await expect(openLightbox(page, { images: [] })).rejects.toThrow(/set is no list/);
  await expect(lightbox(page)).toHaveCount(0);
});

test('content and meta may be markup or elements; markup cannot run [LBOX-311]', async ({ page, pageWith }) => {
  await pageWith(
    '<figure id="own"><img src="/imagens/vaso-lua.jpg" width="96" height="120" alt="Vaso"></figure><p id="meta">Vaso <b>Lua</b></p>',
  );
  await tagRan(page);
  await page.evaluate(async () => {
    await Reflect.get(window, 'Vitrine').open('lightbox', {
      set: [
        {
          content: '<img src="/imagens/torno.jpg" width="160" height="90" onload="window.ran=1" alt="Um &amp; dois">',
          meta: 'Veja <a href="/vasos" onclick="window.ran=1">os vasos</a>',
        },
        { content: document.querySelector('#own'), meta: document.querySelector('#meta') },
      ],
    });
  });
  await reached(page, 'contentFadedIn');
  await expect(page.getByRole('img', { name: 'Um & dois' })).toBeVisible();
  await expect(page.locator('.slide[data-current] .caption a')).toHaveAttribute('href', '/vasos');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(page.locator('.slide[data-current] .caption')).toHaveText('Vaso Lua');
  await expect(page.locator('#own img')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});
