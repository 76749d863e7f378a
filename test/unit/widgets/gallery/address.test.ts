import { expect, it } from 'vitest';
import { addressOfSlide, slideOfAddress } from '../../../../src/widgets/gallery/address.ts';

const SLIDES = [
  { id: 'um', url: 'praia' },
  { id: 'dois', url: 'serra' },
  { id: 'praia', url: '' },
  { id: 'quatro', url: 'minas/serra do cipó' },
];

it.each([
  ['#dois', '/fotos', 1, '/fotos'],
  ['#/dois', '/fotos', 1, '/fotos'],
  ['#serra', '/fotos', 1, '/fotos'],
  // An id is compared before a url.
  ['#praia', '/fotos', 2, '/fotos'],
  ['#nada', '/fotos', -1, '/fotos'],
  ['', '/fotos/dois', 1, '/fotos'],
  ['', '/fotos/dois/', 1, '/fotos'],
  ['', '/fotos/praia', 2, '/fotos'],
  // The hash comes before the path.
  ['#um', '/fotos/dois', 0, '/fotos'],
  ['#nada', '/fotos/dois', 1, '/fotos'],
  ['', '/fotos/minas/serra%20do%20cip%C3%B3', 3, '/fotos'],
  ['#minas/serra%20do%20cip%C3%B3', '/fotos', 3, '/fotos'],
  ['#%', '/fotos/%', -1, '/fotos/%'],
  ['', '/', -1, ''],
])('finds the slide of %s on %s [NAV-304, NAV-305, NAV-306]', (hash, pathname, index, path) => {
  expect(slideOfAddress({ hash, pathname }, SLIDES)).toMatchObject({ index, path });
});

it.each([
  'serra%20do%20cip%C3%B3',
  'minas%2Fserra%20do%20cip%C3%B3',
  'minas/serra%20do%20cip%C3%B3',
  '100%',
  '100%2525',
])('finds a slide again by the address that it writes for %s [NAV-302, NAV-304, NAV-305, NAV-306]', (url) => {
  const slides = [
    { id: 'um', url: 'praia' },
    { id: 'dois', url },
  ];
  const pathname = addressOfSlide('/fotos', { id: 'dois', url });
  expect(slideOfAddress({ hash: '', pathname }, slides)).toMatchObject({ index: 1, path: '/fotos' });
  const hash = pathname.replace('/fotos/', '#');
  expect(slideOfAddress({ hash, pathname: '/fotos' }, slides)).toMatchObject({ index: 1, byHash: true });
});

it.each([
  ['#dois', '/fotos', true],
  ['#um', '/fotos/dois', true],
  ['#nada', '/fotos/dois', false],
  ['', '/fotos/dois', false],
  ['', '/fotos', false],
])('says whether the hash selects the slide: %s on %s', (hash, pathname, byHash) => {
  expect(slideOfAddress({ hash, pathname }, SLIDES).byHash).toBe(byHash);
});

it('selects nothing by an id or url that is empty', () => {
  expect(slideOfAddress({ hash: '#', pathname: '/' }, [{ id: '', url: '' }]).index).toBe(-1);
});

it.each([
  ['/fotos', { id: 'um', url: 'praia' }, '/fotos/praia'],
  ['/fotos/', { id: 'um', url: 'praia' }, '/fotos/praia'],
  ['/fotos', { id: 'um', url: '' }, '/fotos/um'],
  ['', { id: 'um', url: '' }, '/um'],
  ['/fotos', { id: 'a', url: '/minas/serra do cipó/' }, '/fotos/minas/serra%20do%20cip%C3%B3'],
  ['/fotos', { id: '#?', url: '' }, '/fotos/%23%3F'],
])('writes %s with %o as %s [NAV-302]', (path, slide, address) => {
  expect(addressOfSlide(path, slide)).toBe(address);
});
