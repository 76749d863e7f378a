import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { codesReference, readFamilies } from '../../../build/reference/codes-reference.mjs';

const families = await readFamilies();
const page = codesReference(families);

/** What is under one heading of the page. */
const section = (title: string): string => page.split('\n## ').find((text) => text.startsWith(`${title}\n`)) ?? '';

describe('the reference of codes', () => {
  it('has a section for every table of every family, by title', () => {
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual(families.map(({ title }) => title));
    expect(titles).toContain('Page types');
    expect(titles).toContain('Website roles');
    expect(titles.length).toBeGreaterThan(80);
    expect(page).not.toContain('undefined');
  });

  it('says of an enumeration its source, every code, and which names have none', () => {
    expect(section('Feature flags')).toContain('`featureFlags`. Source: VOCAB-614, VOCAB-615. ');
    expect(section('Feature flags')).toContain('\n| 21 | `popupOverlay` |\n');
    expect(section('Feature flags')).toContain('\n| 64, 68, 70 | `buyNowPayLater` |\n');
    expect(section('Feature flags')).toContain('\n| not shown | `commerce` |');
  });

  it('lists words, named values and ranges', () => {
    expect(section('Slide types')).toContain('\n`cover-page`, `lock-screen`, `popup-overlay`\n');
    expect(section('Media queries')).toContain('\n| `tablet` | `"(max-width: 0)"` |\n');
    expect(section('Block-level element kinds')).toContain('\n1 to 20, and 100\n');
  });
});

it('a bundle takes along the table it uses, and neither another nor what the reference says', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { badgeTypes } from './codes/badge-types.ts';
        import { collectionViews, deviceViews } from './catalogue/codes/site.ts';
        import { mapLimits, mapStyles } from './codes/map.ts';
        import { trackingContexts } from './catalogue/codes/display.ts';
        globalThis.used = [badgeTypes, collectionViews, mapLimits];`,
      resolveDir: 'src/vocab',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  const text = outputFiles[0]?.text ?? '';
  for (const taken of ['black', 'white', 'grid', 'product', 'debounceMs']) expect(text).toContain(taken);
  const left = ['Badge types', 'VOCAB-618', 'desktop', 'phone', 'buttonBlock', 'Grayscale', 'showTerrain', 'mapZoom'];
  expect(left.filter((word) => text.includes(word))).toEqual([]);
});
