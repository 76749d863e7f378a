import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gather } from '../../../../src/runtime/diagnosis/gather.ts';
import type { BlockRecord } from '../../../../src/runtime/stage/block-record.ts';
import type { Page } from '../../../../src/runtime/stage/page.ts';
import type { Registry } from '../../../../src/runtime/stage/registry.ts';
import { fakePage } from '../../../fake-page.ts';
import { expectConsole } from '../../expect-console.ts';

const load = () => Promise.reject(new Error('nothing is fetched here'));
const registry: Registry = {
  near: { when: 'visible', load },
  quiet: { when: 'idle', load },
  touch: { when: 'interaction', load },
  layer: { when: 'load', level: 'page', load },
  gated: { when: 'visible', consent: 'marketing', load },
};

const records = new Map<Element, BlockRecord>();
let page: Page;

function block(name: string, own: Partial<BlockRecord> = {}, attributes: Record<string, string> = {}): Element {
  const element = document.createElement('div');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.body.append(element);
  records.set(element, { name, state: 'waiting', ...own });
  return element;
}

const gathered = () => gather({ registry, records, page, tag: null });

beforeEach(() => {
  document.body.innerHTML = '';
  records.clear();
  page = fakePage({ cookieSettings: { isAnalyticsCookiesDisabled: true } });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const script of document.querySelectorAll('script')) script.remove();
});

describe('the blocks of a report', () => {
  it('say what each waits for, and for which purpose', () => {
    for (const name of ['near', 'quiet', 'touch', 'layer', 'gated']) block(name);
    block('near', { state: 'loading' });
    block('near', {}, { 'data-block-load': 'interaction' });
    block('near', {}, { 'data-block-consent': 'analytics' });
    block('gated', {}, { 'data-block-consent': '' });
    block('near', { state: 'ready' });
    expect(gathered().blocks.map(({ waitsFor, purpose }) => purpose ?? waitsFor)).toEqual([
      'visible',
      'idle',
      'interaction',
      'opening',
      'marketing',
      'files',
      'interaction',
      'analytics',
      'marketing',
      null,
    ]);
  });

  it('stop waiting for a purpose once it is granted', () => {
    block('gated');
    page.store.setState(({ consent }) => ({
      consent: { ...consent, purposes: { ...consent.purposes, marketing: true } },
    }));
    expect(gathered().blocks[0]).toMatchObject({ waitsFor: 'visible', purpose: null });
  });

  it('wait for it no longer where their service alone is granted, or they were loaded once', () => {
    block('gated', {}, { 'data-consent-service': 'mapa' });
    page.once.add(block('gated'));
    block('gated');
    page.store.setState(({ consent }) => ({ consent: { ...consent, services: { mapa: true } } }));
    expect(gathered().blocks.map(({ waitsFor }) => waitsFor)).toEqual(['visible', 'visible', 'consent']);
  });

  it('say where they stand, why they failed and what they could not read, without anybody’s address', () => {
    const problem = { where: 'data-icon', read: 'ana@exemplo.com', expected: 'one of plus, none', used: 'plus' };
    const error = new Error('no answer for ana@exemplo.com?q=vaso');
    const element = block('near', { state: 'failed', error, problems: [problem] }, { id: 'faq' });
    const [one] = gathered().blocks;
    expect(one).toMatchObject({
      block: 'near',
      element,
      address: '#faq',
      error: 'Error: no answer for [e-mail]?q=…',
      problems: [{ ...problem, read: '[e-mail]' }],
    });
  });

  it('are found by a short selector', () => {
    document.body.innerHTML = '<main><p></p><section></section><section><div></div></section></main>';
    const inner = document.querySelector('section div') as Element;
    records.set(inner, { name: 'near', state: 'ready' });
    const [one] = gathered().blocks;
    expect(one?.address).toBe('main > section:nth-of-type(2) > div');
    expect(document.querySelector(one?.address ?? '')).toBe(inner);
  });
});

describe('the rest of a report', () => {
  it('has messages without secrets, consent, policy and calls', () => {
    page.log.warn('VT012', 'near', 'near: data-a="ana@exemplo.com" is not read');
    const call = { method: 'GET', path: '/api/x', status: 200, duration: 3, outcome: 'done', tries: 1 } as const;
    page.store.setState({ calls: [call] });
    const { messages, consent, calls, language } = gathered();
    expect(messages).toEqual([{ code: 'VT012', block: 'near', message: 'near: data-a="[e-mail]" is not read' }]);
    expect(consent).toMatchObject({ decided: false, policy: 'restrictive', banner: false });
    expect(calls).toEqual([call]);
    expect(language).toEqual({ asked: 'pt-BR', used: 'pt-BR' });
  });

  it.each([
    ['en-GB', 'en'],
    ['ES', 'es'],
    ['eng', 'pt-BR'],
    ['de', 'pt-BR'],
  ])('says that a page which asks for %s speaks %s', (asked, used) => {
    page = { ...page, language: asked };
    expect(gathered().language).toEqual({ asked, used });
  });

  it('says that a page whose language did not come speaks Portuguese', () => {
    expectConsole(/VT022/);
    page = { ...page, language: 'en' };
    page.log.error('VT022', 'language en: TypeError');
    expect(gathered().language.used).toBe('pt-BR');
  });

  it('names the fields of the context, those that nothing reads apart, and no value', () => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.setAttribute('data-site-context', '');
    script.textContent = JSON.stringify({
      website: { id: 'segredo', colour: 1 },
      pageType: 2,
      cookieSettings: { any: true },
      memberAccount: { email: 'ana@exemplo.com' },
      strange: { deep: 1 },
    });
    document.head.append(script);
    const { context } = gathered();
    expect(context).toEqual({
      from: 'element',
      fields: ['website.id', 'pageType', 'cookieSettings', 'memberAccount'],
      unread: ['website.colour', 'strange'],
    });
    expect(JSON.stringify(context)).not.toMatch(/segredo|ana/);
  });

  it('knows the names that published pages have for what the context reads', () => {
    const script = document.createElement('script');
    script.textContent = `Static.SQUARESPACE_CONTEXT = ${JSON.stringify({
      websiteCloneable: true,
      websiteSettings: { ssBadgeType: 1, badge: 1, storeSettings: { selectedCurrency: 'BRL', currency: 'BRL' } },
      collection: { permissionType: 1 },
      cookieSettings: { isRestrictiveCookiePolicyEnabled: true },
    })};`;
    script.type = 'text/plain';
    document.head.append(script);
    expect(gathered().context).toEqual({
      from: 'published script',
      fields: [
        'websiteCloneable',
        'websiteSettings.ssBadgeType',
        'websiteSettings.storeSettings.selectedCurrency',
        'collection.permissionType',
        'cookieSettings',
      ],
      unread: ['websiteSettings.badge', 'websiteSettings.storeSettings.currency'],
    });
  });

  it('tells a published context, and a page without one', () => {
    expect(gathered().context).toEqual({ from: null, fields: [], unread: [] });
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = 'Static.SQUARESPACE_CONTEXT = {"pageType": 1};';
    document.head.append(script);
    expect(gathered().context).toEqual({ from: 'published script', fields: ['pageType'], unread: [] });
  });
});
