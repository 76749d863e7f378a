import { phonePage } from '../open-phone.mjs';
import { readPeer } from '../peers/read-peer.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';

const TEXT = {
  banner: 'Usamos cookies para entender como o site é usado. Você escolhe.',
  accept: 'Aceitar',
  refuse: 'Recusar',
  manage: 'Preferências',
  title: 'Preferências de cookies',
  intro: 'Escolha o que este site pode usar. Você pode mudar de ideia quando quiser.',
  acceptAll: 'Aceitar tudo',
  refuseAll: 'Recusar tudo',
  save: 'Salvar escolhas',
  service: 'Vídeos',
  serviceSays: 'Mostra vídeos do forno.',
  waits: 'O vídeo de Vídeos está bloqueado. Ao carregar, ele pode usar cookies e receber dados sobre sua visita.',
  once: 'Carregar uma vez',
  always: 'Sempre permitir',
};

/** The purposes as Vitrine's preferences tell them. */
const PURPOSES = {
  necessary: [
    'Necessários',
    'Fazem o site funcionar: sessão, carrinho, segurança dos formulários e esta escolha. Sempre ligados.',
  ],
  preferences: [
    'Preferências',
    'Lembram o que você ajustou, como idioma ou região, e mostram conteúdo de outros sites, como mapas e vídeos.',
  ],
  analytics: ['Análise', 'Contam visitas e mostram o que pode melhorar no site.'],
  marketing: ['Marketing', 'Medem anúncios e os escolhem pelo que você viu.'],
};

const CONTEXT = {
  cookieSettings: {
    isCookieBannerEnabled: true,
    isRestrictiveCookiePolicyEnabled: true,
    cookieBannerText: TEXT.banner,
    cookieBannerVariant: 'BAR',
    cookieBannerCtaVariant: 'BUTTON',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    services: [{ name: 'video', title: TEXT.service, purpose: 'preferences', description: TEXT.serviceSays }],
  },
};

const COOKIECONSENT = `const frames = iframemanager();
frames.run({
  currLang: 'pt',
  onChange: ({ changedServices, eventSource }) => {
    if (eventSource.type === 'click') CookieConsent.acceptService(changedServices, 'preferences');
  },
  services: {
    video: {
      embedUrl: '/consent/{data-id}',
      iframe: { title: 'O forno, um vídeo' },
      languages: { pt: ${JSON.stringify({ notice: TEXT.waits, loadBtn: TEXT.once, loadAllBtn: TEXT.always })} },
    },
  },
});
CookieConsent.run({
  hideFromBots: false,
  categories: {
    necessary: { readOnly: true, enabled: true },
    preferences: { services: { video: { label: '${TEXT.service}', onAccept: () => frames.acceptService('video'), onReject: () => frames.rejectService('video') } } },
    analytics: {},
    marketing: {},
  },
  language: {
    default: 'pt',
    translations: {
      pt: ${JSON.stringify({
        consentModal: {
          description: TEXT.banner,
          acceptAllBtn: TEXT.accept,
          acceptNecessaryBtn: TEXT.refuse,
          showPreferencesBtn: TEXT.manage,
        },
        preferencesModal: {
          title: TEXT.title,
          acceptAllBtn: TEXT.acceptAll,
          acceptNecessaryBtn: TEXT.refuseAll,
          savePreferencesBtn: TEXT.save,
          closeIconLabel: 'Fechar',
          sections: [
            { description: TEXT.intro },
            ...Object.entries(PURPOSES).map(([linkedCategory, [title, description]]) => ({
              title,
              description,
              linkedCategory,
            })),
          ],
        },
      })},
    },
  },
});`;

const KLARO = {
  lang: 'pt',
  acceptAll: true,
  groupByPurpose: true,
  translations: {
    pt: {
      consentNotice: { description: TEXT.banner, learnMore: TEXT.manage },
      consentModal: { title: TEXT.title, description: TEXT.intro },
      contextualConsent: { description: TEXT.waits, acceptOnce: TEXT.once, acceptAlways: TEXT.always },
      acceptAll: TEXT.acceptAll,
      acceptSelected: TEXT.save,
      ok: TEXT.accept,
      decline: TEXT.refuse,
      purposes: Object.fromEntries(
        Object.entries(PURPOSES).map(([name, [title, description]]) => [name, { title, description }]),
      ),
    },
  },
  services: [
    { name: 'session', title: 'Sessão', purposes: ['necessary'], required: true },
    { name: 'video', title: TEXT.service, description: TEXT.serviceSays, purposes: ['preferences'] },
    { name: 'visits', title: 'Visitas', purposes: ['analytics'] },
    { name: 'ads', title: 'Anúncios', purposes: ['marketing'] },
  ],
};

const SIZE = 'title="O forno, um vídeo" width="328" height="320"';

/**
 * How each peer is put on a page. `banner`, `preferences` and `placeholder` are selectors; `cookie` is where the decision is saved; `accept`, `manage` and
 * `acceptAll` are the names of the controls.
 */
const PEERS = {
  vitrine: {
    head: `<script type="application/json" data-site-context>${JSON.stringify(CONTEXT)}</script><script async src="/dist/vitrine.js"></script>`,
    frame: `<iframe data-consent="preferences" data-consent-service="video" data-consent-src="/consent/video" ${SIZE}></iframe>`,
    banner: '[part=banner]',
    preferences: 'dialog[open]',
    placeholder: '.notice .card',
    cookie: 'ss_cookieAllowed',
  },
  'cookieconsent-iframemanager': {
    head: '<link rel="stylesheet" href="/consent-files/cookieconsent.css"><link rel="stylesheet" href="/consent-files/iframemanager.css"><script defer src="/consent-files/cookieconsent.js"></script><script defer src="/consent-files/iframemanager.js"></script><script defer src="/consent-files/start.js"></script>',
    frame: '<div data-service="video" data-id="video" style="width:328px;height:320px"></div>',
    banner: '#cc-main .cm',
    preferences: '#cc-main .pm',
    placeholder: '.c-nt',
    cookie: 'cc_cookie',
  },
  klaro: {
    head: `<script>var klaroConfig = ${JSON.stringify(KLARO)}</script><script defer src="/consent-files/klaro.js"></script>`,
    frame: `<iframe data-name="video" data-src="/consent/video" ${SIZE}></iframe>`,
    banner: '.klaro .cookie-notice',
    preferences: '.klaro .cm-modal',
    placeholder: '.context-notice',
    cookie: 'klaro',
  },
};

export const CONSENT_PEERS = PEERS;
export const CONTROLS = { accept: TEXT.accept, manage: TEXT.manage, acceptAll: TEXT.acceptAll };

/** The files of all peers, their pages `/consent-page/NAME`, and the video they frame, `/consent/video`. */
export function consentFiles(dist) {
  const after = '<p>O barro vem de um barranco a nove quilômetros daqui.</p>'.repeat(40);
  return {
    ...vitrineFiles(dist),
    '/consent-files/cookieconsent.css': readPeer('vanilla-cookieconsent/dist/cookieconsent.css'),
    '/consent-files/cookieconsent.js': readPeer('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
    '/consent-files/iframemanager.css': readPeer('@orestbida/iframemanager/dist/iframemanager.css'),
    '/consent-files/iframemanager.js': readPeer('@orestbida/iframemanager/dist/iframemanager.js'),
    '/consent-files/start.js': COOKIECONSENT,
    '/consent-files/klaro.js': readPeer('klaro/dist/klaro.js'),
    '/consent/video': phonePage('', '<p>O vídeo</p>'),
    ...Object.fromEntries(
      Object.entries(PEERS).map(([name, { head, frame }]) => [
        `/consent-page/${name}`,
        phonePage(head, `${frame}${after}`),
      ]),
    ),
  };
}
