import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageWidthOf, sizeFormat, withImageWidth } from '../../../../../src/vocab/rules/display/image-format.ts';
import { imageWidths } from '../../../../../src/vocab/rules/display/image-width.ts';

describe('the chosen width', () => {
  it('goes into the query, in place of an older one [IMG-309]', () => {
    expect(withImageWidth('/vaso.jpg', 750, 'queryString')).toBe('/vaso.jpg?format=750w');
    expect(withImageWidth('/vaso.jpg?format=300w', 750, 'queryString')).toBe('/vaso.jpg?format=750w');
    expect(withImageWidth('https://a.b/v.jpg?x=1&format=original&y=2#f', 100, 'queryString')).toBe(
      'https://a.b/v.jpg?x=1&y=2&format=100w#f',
    );
    expect(withImageWidth('/v.jpg?format&format=', 100, 'queryString')).toBe('/v.jpg?format=100w');
    expect(withImageWidth('/v.jpg?formato=1&', 100, 'queryString')).toBe('/v.jpg?formato=1&format=100w');
  });

  it('goes into the file name, in place of an older one [IMG-309]', () => {
    expect(withImageWidth('/fotos/vaso.jpg', 750, 'filename')).toBe('/fotos/vaso-750w.jpg');
    expect(withImageWidth('/fotos/vaso-300w.jpg?v=2#f', 750, 'filename')).toBe('/fotos/vaso-750w.jpg?v=2#f');
    expect(withImageWidth('https://a.b/fotos.2/vaso', 750, 'filename')).toBe('https://a.b/fotos.2/vaso-750w');
  });

  it('is not put into pictures that stand in the page itself', () => {
    for (const source of ['data:image/png;base64,AAAA', 'blob:https://a.b/1', `/${'x'.repeat(100_000)}`])
      expect(withImageWidth(source, 750, 'queryString')).toBe(source);
  });

  it('is read back out of the source', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.constantFrom(...imageWidths),
        (url, width) => {
          for (const format of ['queryString', 'filename'] as const)
            expect(imageWidthOf(withImageWidth(url, width, format), format)).toBe(width);
        },
      ),
    );
    expect(imageWidthOf('/vaso.jpg', 'queryString')).toBeNull();
    expect(imageWidthOf('/vaso.jpg?format=original', 'queryString')).toBeNull();
    expect(imageWidthOf('/vaso.jpg', 'filename')).toBeNull();
  });

  it('is put in once, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('queryString', 'filename'), (source, format) => {
        const once = withImageWidth(source, 750, format);
        expect(withImageWidth(once, 750, format)).toBe(once);
        imageWidthOf(source, format);
      }),
    );
  });
});

it('goes into the query unless the picture says file name [IMG-309]', () => {
  expect(['filename', 'queryString', '', null, 'FILENAME', 7].map(sizeFormat)).toEqual([
    'filename',
    ...Array(5).fill('queryString'),
  ]);
});
