import { describe, expect, it } from 'vitest';
import { type Landing, landingAddress } from '../../../../src/api/tracking/landing.ts';

const landing: Landing = {
  landing: 'https://loja.exemplo/peças?a=1',
  referrer: 'https://busca.exemplo/',
  language: 'pt-BR',
  screen: { width: 360, height: 740 },
  query: '',
  random: 0.5,
};
const fieldsOf = (own: Partial<Landing> = {}) => {
  const address = new URL(landingAddress({ ...landing, ...own }), 'https://loja.exemplo');
  expect(address.pathname).toBe('/api/track/Track');
  return Object.fromEntries(address.searchParams);
};

describe('the landing beacon', () => {
  it('carries where the visitor lands and comes from [TRACK-302]', () => {
    expect(fieldsOf()).toEqual({
      landing: 'https://loja.exemplo/peças?a=1',
      refer: 'https://busca.exemplo/',
      rk: '50000000',
      lang: 'pt-BR',
      screen: '360x740',
    });
  });

  it('passes the marketing parameters on, first value, encoded [TRACK-302] [TRACK-304]', () => {
    const query =
      '?source=a%20b&campaign=c%26d&subcampaign=e&channel=f&subchannel=g&refer=h&variation=i&mkwid=j&source=outra&utm=k';
    expect(fieldsOf({ query })).toMatchObject({
      source: 'a b',
      campaign: 'c&d',
      subcampaign: 'e',
      channel: 'f',
      subchannel: 'g',
      refer: 'h',
      variation: 'i',
      mkwid: 'j',
    });
    expect(fieldsOf({ query })).not.toHaveProperty('utm');
  });

  it('says nothing of who the visitor is, and all of the campaign [TRACK-302] [TRACK-304]', () => {
    const fields = fieldsOf({
      landing: 'https://loja.exemplo/?crumb=BWx0ZXN0&utm_source=carta&q=ana@exemplo.com&doc=529.982.247-25',
      referrer: 'https://ana:senha@busca.exemplo/?token=s3cr3t',
      query: '?campaign=20261121123&source=ana@exemplo.com&variation=/x?crumb=BWx0ZXN0',
    });
    expect(fields).toMatchObject({
      landing: 'https://loja.exemplo/?utm_source=carta&q=[e-mail]&doc=[number]',
      refer: 'https://busca.exemplo/',
      campaign: '20261121123',
      source: '[e-mail]',
      variation: '/x',
    });
  });

  it('leaves out what is absent [TRACK-302]', () => {
    expect(Object.keys(fieldsOf({ referrer: '', language: '' }))).toEqual(['landing', 'rk', 'screen']);
  });

  it.each([
    [0, 0],
    [0.999_999_999_999, 99_999_999],
  ])('numbers itself from 0 to 99999999: %d gives %i [TRACK-303]', (random, rk) => {
    expect(fieldsOf({ random }).rk).toBe(`${rk}`);
  });
});
