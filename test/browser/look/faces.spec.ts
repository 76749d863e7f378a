// A page of a test is drawn with the faces that the tests bring, whatever the machine has.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';

/** What a page asks for, and which face draws it. */
const FACES: readonly (readonly [asked: string, text: string, drawn: string])[] = [
  ['serif', 'Ateliê Serra', 'Tinos'],
  ['sans-serif', 'Ateliê Serra', 'Arimo'],
  ['monospace', 'Ateliê Serra', 'Cousine'],
  ['system-ui', 'Ateliê Serra', 'Arimo'],
  ['ui-monospace, monospace', 'Ateliê Serra', 'Cousine'],
  ['Times New Roman', 'Ateliê Serra', 'Tinos'],
  ['Arial', 'Ateliê Serra', 'Arimo'],
  ['Georgia, serif', 'Ateliê Serra', 'Tinos'],
  ['Noto Sans, Noto Serif, monospace', 'Ateliê Serra', 'Cousine'],
  ['DejaVu Serif', 'Ateliê Serra', 'DejaVu Serif'],
  ['serif', '✓', 'DejaVu Sans'],
  ['sans-serif', 'حقيبة', 'DejaVu Sans'],
];

/** The faces that a browser has drawn an element with. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  const { root } = await debug.send('DOM.getDocument');
  const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId });
  await debug.detach();
  return fonts.map(({ familyName }) => familyName);
}

const expectFaces = async (page: Page): Promise<void> => {
  const lines = FACES.map(([asked, text], at) => `<p id="p${at}" style="font-family: ${asked}">${text}</p>`);
  await page.setContent(`<!doctype html><html lang="pt-BR"><body>${lines.join('')}`);
  for (const [at, [asked, text, drawn]] of FACES.entries())
    expect.soft(await drawnWith(page, `#p${at}`), `${asked}: ${text}`).toEqual([drawn]);
};

test('each family is drawn with the face of the tests', ({ page }) => expectFaces(page));
test('each family is drawn with it in a window, too', { tag: ['@long', '@window'] }, ({ page }) => expectFaces(page));
