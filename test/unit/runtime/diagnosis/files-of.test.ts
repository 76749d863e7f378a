import { expect, it } from 'vitest';
import { filesOf, partOf } from '../../../../src/runtime/diagnosis/files-of.ts';

const timing = (name: string, transferSize: number, decodedBodySize: number, duration = 12.4) =>
  ({ name, transferSize, decodedBodySize, duration }) as PerformanceResourceTiming;

it.each([
  ['vitrine.js', 'loader'],
  ['vitrine.single.js', 'single'],
  ['stage-ab1_2.js', 'stage'],
  ['react-_L_rU.js', 'react'],
  ['cookie-banner-zulT3.js', 'cookie-banner'],
  ['form-zulT3.en.js', 'form.en'],
  ['form-zulT3.published.js', 'form.published'],
])('%s is %s', (name, part) => {
  expect(partOf(name)).toBe(part);
});

it('lists the tag and what was fetched from beside it, with sizes where the browser tells them', () => {
  const src = 'https://site.example/v/vitrine.js?1';
  const files = filesOf(src, [
    timing('https://site.example/outro.js', 9, 9),
    timing('https://site.example/v/chunks/runtime-AAAAA.js?token=x', 900, 3_000),
    timing('https://site.example/v/chunks/form-AAAAA.js', 0, 500),
    timing('https://site.example/v/chunks/stage-aaaaa.js', 0, 0),
    timing(src, 800, 1_600),
  ]);
  expect(files).toEqual([
    { name: 'vitrine.js', part: 'loader', transferred: 800, decoded: 1_600, ms: 12 },
    { name: 'runtime-AAAAA.js', part: 'runtime', transferred: 900, decoded: 3_000, ms: 12 },
    { name: 'form-AAAAA.js', part: 'form', transferred: 0, decoded: 500, ms: 12 },
    { name: 'stage-aaaaa.js', part: 'stage', transferred: null, decoded: null, ms: 12 },
  ]);
  expect(JSON.stringify(files)).not.toContain('token');
});

it('lists the single file also where the browser keeps no record, and nothing for a tag without an address', () => {
  expect(filesOf('file:///dist/vitrine.single.js', [])).toEqual([
    { name: 'vitrine.single.js', part: 'single', transferred: null, decoded: null, ms: null },
  ]);
  expect(filesOf('', [])).toEqual([]);
});
