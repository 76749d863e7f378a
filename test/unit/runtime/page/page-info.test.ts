import { expect, it, vi } from 'vitest';
import { pageInfo } from '../../../../src/runtime/page/page-info.ts';
import { toContext } from '../../../../src/vocab/context.ts';

const site = toContext({
  website: { id: 'w1', language: 'pt-BR' },
  templateId: 't1',
  item: { id: 'i1', recordType: 12 },
  collection: { id: 'c1' },
  pagePermissionType: 1,
});

it('says of a page what the server and the browser know of it [CENSUS-603] [CENSUS-604]', () => {
  document.title = 'Contato';
  vi.stubGlobal('location', { pathname: '/loja', search: '?cor=azul' });
  vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue('https://busca.exemplo/');
  const before = Date.now();
  const { clientDate, ...record } = pageInfo(site);
  expect(Number(clientDate)).toBeGreaterThanOrEqual(before);
  expect(Number(clientDate)).toBeLessThanOrEqual(Date.now());
  expect(record).toEqual({
    websiteId: 'w1',
    templateId: 't1',
    website_locale: 'pt-BR',
    userAgent: navigator.userAgent,
    viewportInnerWidth: innerWidth,
    viewportInnerHeight: innerHeight,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: '/loja',
    title: 'Contato',
    itemId: 'i1',
    recordType: 12,
    collectionId: 'c1',
    pagePermissionTypeValue: 1,
    localStorageSupported: true,
    queryString: '?cor=azul',
    referrer: 'https://busca.exemplo/',
  });
});

it('says nothing of who the visitor is [CENSUS-604]', () => {
  vi.stubGlobal('location', { pathname: '/loja', search: '?crumb=BWx0ZXN0&cor=azul&q=ana%40exemplo.com' });
  vi.spyOn(Document.prototype, 'referrer', 'get').mockReturnValue('https://busca.exemplo/?token=s3cr3t&q=vaso');
  expect(pageInfo(site)).toMatchObject({
    queryString: '?cor=azul&q=[e-mail]',
    referrer: 'https://busca.exemplo/?q=vaso',
  });
});

it('leaves nothing in the storage, and says where that is refused [CENSUS-604]', () => {
  pageInfo(site);
  expect(localStorage).toHaveLength(0);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem() {},
  });
  expect(pageInfo(site).localStorageSupported).toBe(false);
});

it('knows what is not there as null', () => {
  expect(pageInfo(toContext({}))).toMatchObject({
    itemId: null,
    recordType: null,
    collectionId: null,
    pagePermissionTypeValue: null,
  });
});
