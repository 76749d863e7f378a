import { describe, expect, it } from 'vitest';
import { thirdPartyLoads } from '../../../../../src/vocab/codes/third-parties.ts';
import { toContext } from '../../../../../src/vocab/context.ts';
import { captchaScript } from '../../../../../src/vocab/rules/third-parties/captcha-script.ts';
import { configuredScript } from '../../../../../src/vocab/rules/third-parties/configured-script.ts';
import { discussionCounts } from '../../../../../src/vocab/rules/third-parties/discussion-counts.ts';
import { fontKit, fontStyleSheets } from '../../../../../src/vocab/rules/third-parties/font-files.ts';
import { isKnownThirdParty } from '../../../../../src/vocab/rules/third-parties/known-third-party.ts';
import { mapsScript } from '../../../../../src/vocab/rules/third-parties/maps-script.ts';

const queryOf = (address = '') => Object.fromEntries(new URL(address).searchParams);
const base64 = (text: string) => Buffer.from(text).toString('base64');

it('names what a page loads from elsewhere [THIRD-008]', () => {
  expect([...thirdPartyLoads.words].sort()).toEqual(
    'discussionCounts fontStyleSheets reservation sessionRecording socialWidget weddingRegistry'.split(' '),
  );
  expect(configuredScript('socialWidget', 'https://rede.exemplo/w.js')?.timeoutMs).toBe(10_000);
});

describe('the maps script', () => {
  const gmRenderKey = base64('AIza_chave-1');

  it('is asked for with the decoded key, language and region [MAP-316] [MAP-601] [MAP-602] [MAP-603]', () => {
    const file = mapsScript(toContext({ gmRenderKey, website: { language: 'es' }, region: 'AR' }));
    expect(file?.kind).toBe('script');
    expect(file?.address).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/);
    expect(queryOf(file?.address)).toMatchObject({ key: 'AIza_chave-1', language: 'es', region: 'AR' });
    expect(queryOf(file?.address).callback).toBe(file?.callback);
    expect(queryOf(mapsScript(toContext({ gmRenderKey }))?.address)).toMatchObject({ language: 'pt', region: 'BR' });
  });

  it.each([
    [{ website: { language: 'en-US' } }, 'en', 'US'],
    [{ language: 'pt-PT' }, 'pt', 'PT'],
    [{ website: { language: 'zh_hant_tw' } }, 'zh', 'TW'],
    [{ website: { language: 'en-US' }, region: 'AR' }, 'en', 'AR'],
    [{ website: { language: 'EN' }, language: 'es-MX' }, 'en', 'BR'],
    [{ website: { language: 'es-419' } }, 'es', 'BR'],
    [{ website: { language: 'de-1996' } }, 'de', 'BR'],
  ])(
    'has language and region of the website locale %j: %s, %s [I18N-609] [MAP-603] [CTX-310]',
    (given, language, region) => {
      const file = mapsScript(toContext({ gmRenderKey, ...given }));
      expect(queryOf(file?.address)).toMatchObject({ language, region });
    },
  );

  it('has 30 s [MAP-604]', () => {
    expect(mapsScript(toContext({ gmRenderKey }))?.timeoutMs).toBe(30_000);
  });

  it.each(['', '%%%', 'AIza', base64(''), base64('a&b=c'), base64('chavé'), base64('a b'), base64('x'.repeat(1_000))])(
    'is not asked for with the key %j [MAP-316] [MAP-602]',
    (key) => expect(mapsScript(toContext({ gmRenderKey: key }))).toBeNull(),
  );
});

describe('fonts', () => {
  it('have one style sheet a family, each family once [THIRD-002]', () => {
    const googleFonts = ['Lora', 'Open Sans', ' Lora ', 'A&B', ' '].map((includeName) => ({ includeName }));
    const files = fontStyleSheets(toContext({ googleFonts }));
    expect(files.map(({ kind, address }) => [kind, queryOf(address).family])).toEqual([
      ['stylesheet', 'Lora'],
      ['stylesheet', 'Open Sans'],
      ['stylesheet', 'A&B'],
    ]);
    for (const { address } of files) expect(address).toMatch(/^https:\/\/fonts\.googleapis\.com\/css2\?/);
    expect(fontStyleSheets(toContext({}))).toEqual([]);
  });

  it('of a kit have its style sheet, and none without an id [THIRD-003] [CTX-014]', () => {
    expect(fontKit(toContext({ website: { typekitId: 'abc1def' } }))).toMatchObject({
      kind: 'stylesheet',
      address: 'https://use.typekit.net/abc1def.css',
    });
    for (const typekitId of ['', '../x', 'a.b', 'a/b', 'a?b', 'A B', 'x'.repeat(40)])
      expect(fontKit(toContext({ website: { typekitId } }))).toBeNull();
  });
});

describe('discussion counts', () => {
  it('come from the host of the shortname [THIRD-006]', () => {
    expect(discussionCounts(toContext({ websiteSettings: { disqusShortname: 'Meu-Atelie2' } }))).toMatchObject({
      kind: 'script',
      address: 'https://meu-atelie2.disqus.com/count.js',
      id: 'dsq-count-scr',
    });
  });

  it.each(['', ' ', 'a.b', 'a/b', 'a@b', 'evil.com/#', '-a', 'a-', 'x'.repeat(64), 'ção'])(
    'are not asked for with the shortname %j [THIRD-006]',
    (disqusShortname) => expect(discussionCounts(toContext({ websiteSettings: { disqusShortname } }))).toBeNull(),
  );
});

it('asks for the captcha script in the page’s language, to draw when it is told [CAPTCHA-601]', () => {
  const file = captchaScript(toContext({ language: 'en' }));
  expect(file.kind).toBe('script');
  expect(queryOf(file.address)).toEqual({ hl: 'en', render: 'explicit', onload: file.callback });
});

describe('a configured script', () => {
  it('has an https address', () => {
    expect(configuredScript('reservation', 'https://reservas.exemplo/w.js?id=1')).toMatchObject({
      kind: 'script',
      address: 'https://reservas.exemplo/w.js?id=1',
    });
  });

  it.each([
    '',
    '/w.js',
    '//a.exemplo/w.js',
    'http://a.exemplo/w.js',
    'https://u:p@a.exemplo/',
    'javascript:1',
    'data:,',
  ])('does not come from %j', (address) => expect(configuredScript('weddingRegistry', address)).toBeNull());
});

describe('the list of known addresses, threat T-16', () => {
  const site = toContext({
    gmRenderKey: base64('k'),
    googleFonts: [{ includeName: 'Lora' }],
    website: { typekitId: 'abc1def' },
    websiteSettings: { disqusShortname: 'atelie' },
  });

  it('has what the rules make', () => {
    const files = [
      mapsScript(site),
      ...fontStyleSheets(site),
      fontKit(site),
      discussionCounts(site),
      captchaScript(site),
    ];
    expect(files.map((file) => isKnownThirdParty(file?.address ?? ''))).toEqual([true, true, true, true, true]);
  });

  it.each([
    'http://maps.googleapis.com/maps/api/js',
    'https://maps.googleapis.com.evil.exemplo/maps/api/js',
    'https://maps.googleapis.com/maps/api/js/../../x',
    'https://maps.googleapis.com/maps/api/js#?',
    'https://maps.googleapis.com/outro',
    'https://use.typekit.net/a/b.css',
    'https://use.typekit.net/a.css?x',
    'https://disqus.com/count.js',
    'https://a.disqus.com/embed.js',
    'https://evil.exemplo/?https://maps.googleapis.com/maps/api/js',
    ' https://fonts.googleapis.com/css2',
    `https://fonts.googleapis.com/css2?family=${'x'.repeat(2_000)}`,
  ])('has not %s', (address) => expect(isKnownThirdParty(address)).toBe(false));
});
