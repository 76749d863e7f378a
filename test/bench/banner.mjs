import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { readPeer } from './peers/read-peer.mjs';
import { vitrineFiles } from './peers/vitrine.mjs';
import { visit } from './visit.mjs';

const TEXT = 'Usamos cookies para entender como o site é usado. Você escolhe.';

/** A page context with a banner whose text has no markup. */
export const COOKIE_CONTEXT = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    cookieBannerText: TEXT,
    cookieBannerVariant: 'BAR',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  },
};
const COOKIECONSENT = {
  hideFromBots: false,
  categories: { necessary: { readOnly: true }, analytics: {} },
  language: {
    default: 'pt',
    translations: {
      pt: {
        consentModal: { description: TEXT, acceptAllBtn: 'Aceitar', acceptNecessaryBtn: 'Recusar' },
        preferencesModal: { sections: [] },
      },
    },
  },
};
const KLARO = {
  lang: 'pt',
  hideLearnMore: true,
  acceptAll: true,
  translations: {
    pt: {
      consentNotice: { description: TEXT },
      acceptAll: 'Aceitar',
      ok: 'Aceitar',
      decline: 'Recusar',
      purposes: { analytics: 'Análise' },
    },
  },
  services: [{ name: 'analytics', title: 'Análise', purposes: ['analytics'] }],
};

const page = (head) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loja</title>${head}</head><body><h1>Loja</h1>${'<p>Texto da página.</p>'.repeat(40)}</body></html>`;

const PEERS = {
  vitrine: {
    head: `<script type="application/json" data-site-context>${JSON.stringify(COOKIE_CONTEXT)}</script><script async src="/dist/vitrine.js"></script>`,
    banner: '[part=banner]',
  },
  'vanilla-cookieconsent': {
    head: `<link rel="stylesheet" href="/cookieconsent/cookieconsent.css"><script defer src="/cookieconsent/cookieconsent.js"></script><script defer src="/cookieconsent/start.js"></script>`,
    banner: '#cc-main .cm',
  },
  klaro: {
    head: `<script>var klaroConfig = ${JSON.stringify(KLARO)}</script><script defer src="/klaro.js"></script>`,
    banner: '.klaro .cookie-notice',
  },
};

const files = () => ({
  '/cookieconsent/cookieconsent.css': readPeer('vanilla-cookieconsent/dist/cookieconsent.css'),
  '/cookieconsent/cookieconsent.js': readPeer('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
  '/cookieconsent/start.js': `CookieConsent.run(${JSON.stringify(COOKIECONSENT)})`,
  '/klaro.js': readPeer('klaro/dist/klaro.js'),
});

/** The banner's box is on the screen and not transparent. */
const watchFor = (selector) => `(() => {
  const deep = (root) => [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? deep(one.shadowRoot) : [])]);
  const look = () => {
    const banner = deep(document).find((one) => one.matches(${JSON.stringify(selector)}));
    const style = banner && getComputedStyle(banner);
    if (style && style.visibility === 'visible' && Number(style.opacity) > 0 && banner.getBoundingClientRect().height > 0)
      window.seen.banner = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** Accepting takes the banner away. */
async function accepts(page, selector) {
  const banner = page.locator(selector).first();
  await banner.getByRole('button', { name: 'Aceitar' }).click();
  return banner.waitFor({ state: 'hidden', timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/**
 * From navigation to a visible cookie banner, on a telephone's screen, under every condition asked for but the fastest: no telephone has that one.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runBanner({ browser, server, origin, dist, conditions, runs, random }, keep) {
  server.put({ ...vitrineFiles(dist), ...files() });
  for (const [name, { head }] of Object.entries(PEERS)) server.put({ [`/banner/${name}`]: page(head) });
  for (const condition of conditions.filter((name) => name !== '1x')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = (name) => {
      const { banner } = PEERS[name];
      return visit(browser, {
        url: `${origin(slow)}/banner/${name}`,
        cpu,
        watch: watchFor(banner),
        names: ['banner'],
        verify: (tab) => accepts(tab, banner),
      });
    };
    await sample('vitrine');
    const samples = await rounds({ names: Object.keys(PEERS), runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ['vitrine']) });
  }
}
