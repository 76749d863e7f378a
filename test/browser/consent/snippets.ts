// Twelve snippets as vendors give them to site owners, in gated form, with hosts that the tests answer for. Each leaves the traces that such a vendor leaves.

interface Snippet {
  readonly name: string;
  readonly purpose: 'analytics' | 'marketing' | 'preferences';
  readonly host: string;
  /** The markup for a purpose; without one as the vendor gives it, which waits for nothing. */
  markup(purpose?: string): string;
  /** What its script stores. */
  readonly cookie?: string;
  readonly key?: string;
}

const gate = (purpose?: string): string => (purpose ? ` type="text/plain" data-consent="${purpose}"` : '');
const file =
  (address: string, more = '', text = '') =>
  (purpose?: string): string =>
    `<script${gate(purpose)} ${purpose ? 'data-src' : 'src'}="${address}"${more}></script>${text && `<script${gate(purpose)}>${text}</script>`}`;
const text =
  (code: string) =>
  (purpose?: string): string =>
    `<script${gate(purpose)}>${code}</script>`;
const frame =
  (address: string, title: string) =>
  (purpose?: string): string =>
    `<iframe title="${title}" width="480" height="270" ${purpose ? `data-consent="${purpose}" data-consent-src` : 'src'}="${address}"></iframe>`;
/** The usual stub: it makes a script element itself. */
const inserts = (address: string): string =>
  `(function(d,s){var n=d.createElement(s);n.async=true;n.src="${address}";var f=d.getElementsByTagName(s)[0];f.parentNode.insertBefore(n,f);})(document,"script");`;

export const SNIPPETS: readonly Snippet[] = [
  {
    name: 'analytics',
    purpose: 'analytics',
    host: 'numeros.exemplo',
    markup: file(
      'https://numeros.exemplo/gtag/js?id=G-1',
      ' async',
      'window.dataLayer=window.dataLayer||[];dataLayer.push(["config","G-1"]);',
    ),
    cookie: '_numeros',
  },
  {
    name: 'tag manager',
    purpose: 'marketing',
    host: 'etiquetas.exemplo',
    markup: text(inserts('https://etiquetas.exemplo/gtm.js?id=GTM-1')),
    key: 'etiquetas',
  },
  {
    name: 'pixel',
    purpose: 'marketing',
    host: 'pixel.exemplo',
    markup: text(
      `${inserts('https://pixel.exemplo/fbevents.js')}new Image().src="https://pixel.exemplo/tr?ev=PageView";`,
    ),
    cookie: '_pixel',
  },
  {
    name: 'chat widget',
    purpose: 'preferences',
    host: 'conversa.exemplo',
    markup: text(inserts('https://conversa.exemplo/chat.js')),
    key: 'conversa',
  },
  {
    name: 'video',
    purpose: 'marketing',
    host: 'videos.exemplo',
    markup: frame('https://videos.exemplo/embed/1', 'Vídeo'),
  },
  {
    name: 'map',
    purpose: 'preferences',
    host: 'mapas.exemplo',
    markup: frame('https://mapas.exemplo/embed?pb=1', 'Mapa'),
  },
  {
    name: 'font',
    purpose: 'preferences',
    host: 'fontes.exemplo',
    markup: (purpose) =>
      purpose
        ? text(
            'var l=document.createElement("link");l.rel="stylesheet";l.href="https://fontes.exemplo/css2?family=Lora";document.head.append(l);',
          )(purpose)
        : '<link rel="stylesheet" href="https://fontes.exemplo/css2?family=Lora">',
  },
  {
    name: 'heat map',
    purpose: 'analytics',
    host: 'calor.exemplo',
    markup: text(inserts('https://calor.exemplo/hotjar.js')),
    cookie: '_calor',
  },
  {
    name: 'A/B test',
    purpose: 'analytics',
    host: 'testes.exemplo',
    markup: file('https://testes.exemplo/ab.js'),
    key: 'testes',
  },
  {
    name: 'review widget',
    purpose: 'marketing',
    host: 'notas.exemplo',
    markup: file('https://notas.exemplo/w.js', ' async'),
  },
  {
    name: 'social embed',
    purpose: 'marketing',
    host: 'rede.exemplo',
    markup: file('https://rede.exemplo/embed.js', ' async charset="utf-8"'),
    cookie: '_rede',
  },
  {
    name: 'newsletter popup',
    purpose: 'marketing',
    host: 'cartas.exemplo',
    markup: file('https://cartas.exemplo/popup.js', ' defer'),
    key: 'cartas',
  },
];

/** What the vendor of a host answers: a script that stores what the vendor stores, a style sheet, an image or a page. */
export function vendorAnswer(host: string, pathname: string): { contentType: string; body: string } {
  const { cookie, key } = SNIPPETS.find((one) => one.host === host) ?? {};
  if (pathname.includes('css')) return { contentType: 'text/css', body: '' };
  if (pathname.includes('embed/') || pathname === '/embed')
    return { contentType: 'text/html', body: '<!doctype html><title>Incorporado</title><p>Conteúdo' };
  if (!pathname.includes('js')) return { contentType: 'image/gif', body: '' };
  const stores = [cookie && `document.cookie="${cookie}=1;path=/";`, key && `localStorage.setItem("${key}","1");`];
  return { contentType: 'text/javascript', body: stores.filter(Boolean).join('') };
}
