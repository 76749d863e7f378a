import type { Case } from './case.ts';
import { accordion, context, ENABLED, fields, form, item, marquee, page } from './markup.ts';

const services = context('{"cookieSettings": {"services": [{"name": "pixel", "purpose": "marketing"}]}}');

/** Where blocks are, and the page around them. */
export const pageCases = {
  VT124: {
    wrong: [
      '<script type="text/plain" data-consent="marketting"></script>',
      '<iframe data-consent="" data-consent-src="https://a.example/" title="A"></iframe>',
      '<iframe data-consent-src="https://a.example/" title="A"></iframe>',
    ],
    right: [
      '<script type="text/plain" data-consent="!marketing"></script>',
      '<iframe data-consent=" analytics " data-consent-src="https://a.example/" title="A"></iframe>',
      '<script type="text/plain" data-consent="{{ finalidade }}"></script>',
      '<div data-consent="tudo"></div>',
    ],
  },
  VT125: {
    wrong: [
      `${services}<script type="text/plain" data-consent="marketing" data-consent-service="pixell"></script>`,
      page(`${marquee(' data-block-consent="marketing" data-consent-service="pixel"')}${ENABLED}`),
      `${services}<div data-block="embed" data-src="https://a.example/" data-consent-service="pixell"></div>`,
    ],
    right: [
      `${services}<div data-block="embed" data-src="https://a.example/" data-consent-service="pixel"></div>`,
      `${services}<script type="text/plain" data-consent="marketing" data-consent-service="pixel"></script>`,
      '<script type="text/plain" data-consent="marketing" data-consent-service="pixel"></script>',
      `${services}<script type="text/plain" data-consent="marketing" data-consent-service="{{ servico }}"></script>`,
    ],
  },
  VT126: {
    wrong: [
      '<script data-consent="marketing"></script>',
      '<script type="module" data-consent="marketing"></script>',
      '<script type="text/javascript" data-consent="marketing" src="/a.js"></script>',
    ],
    right: ['<script type=" Text/Plain " data-consent="marketing"></script>', '<script></script>'],
  },
  VT127: {
    wrong: [
      '<iframe data-consent="marketing" src="https://a.example/" title="A"></iframe>',
      '<iframe data-consent="marketing" data-consent-src="https://a.example/" src="about:blank" title="A"></iframe>',
      '<iframe data-consent="marketing" title="A"></iframe>',
    ],
    right: [
      '<iframe data-consent="marketing" data-consent-src="https://a.example/" title="A"></iframe>',
      '<iframe src="https://a.example/" title="A"></iframe>',
    ],
  },
  VT130: {
    wrong: ['<p id="a"></p><p id="a"></p>'],
    right: ['<p id="a"></p><template><p id="a"></p></template>', 'x<svg><g id="a"/></svg><svg><g id="a"/></svg>'],
  },
  VT131: {
    wrong: [marquee(' id="avisos"') + marquee(' id="block-avisos"')],
    right: [`${marquee(' id="block-avisos"')}<p id="avisos"></p>`],
  },
  VT132: {
    wrong: [marquee('', accordion()), form(`${fields}${marquee()}`)],
    right: [marquee() + accordion(), accordion('', `<details><summary>Avisos</summary>${marquee()}</details>`)],
  },
  VT133: {
    wrong: [
      `<p>Avisos: ${marquee()}</p>`,
      `<table>${marquee()}<tr><td>1</td></tr></table>`,
      `<table><tr><td><table><tr>${marquee()}<td>1</td></tr></table></td></tr></table>`,
      `<p>Perguntas: <span data-block="accordion">${item}</span></p>`,
      `<p><b>Avisos: <span data-block="marquee"><div>Sol</div></span></b>`,
      `<p data-block="accordion">${item}</p>`,
    ],
    right: [
      '<p data-block="marquee">Sol<div>Mar</div>',
      `<table><tr><td>1</td></tr></table>${marquee()}`,
      `<p>Avisos:</p>${marquee()}<p>Fim</p>`,
      `<p>Avisos:${marquee()}`,
      `<table><tr><td>${marquee()}</td></tr></table>`,
    ],
  },
  VT134: {
    wrong: [
      '<svg><g data-block="marquee"><text>Sol</text></g></svg>',
      '<svg><title><div data-block="marquee">Sol</div></title></svg>',
      '<math><mi data-block="marquee">x</mi></math>',
      '<math data-block="marquee"><mi>x</mi></math>',
      `<noscript>${marquee()}</noscript>`,
      '<img data-block="marquee" alt="">',
      `<button>${marquee()}</button>`,
      `<form action="/x">${form()}</form>`,
    ],
    right: [
      `<section>${marquee()}</section>`,
      `<svg><foreignObject>${marquee()}</foreignObject></svg>`,
      `<math><annotation-xml encoding="text/html">${marquee()}</annotation-xml></math>`,
      '<noscript><p>Sem scripts, sem avisos: data-block="marquee"</p></noscript>',
      `<form method="post" action="/form/contato" data-block="form">${fields}</form>`,
    ],
  },
  VT135: { wrong: ['<div data-block="dialog" />'], right: ['<div data-block="dialog"></div>'] },
  VT136: {
    wrong: ['<div data-block="marquee">Sábado', '<p><span data-block="marquee">Sol</p>'],
    right: ['<ul><li data-block="marquee">Sábado</ul>'],
  },
  VT137: { wrong: ['<div data-block="dialog"></div><div data-block="dialog"></div>'], right: [marquee() + marquee()] },
  VT140: {
    wrong: [accordion('', '<details><summary>Foto?</summary><img src="/a.jpg"></details>')],
    right: [
      accordion('', '<details><summary>Foto?</summary><img src="/a.jpg" alt=""></details>'),
      '<img src="/fora.jpg">',
    ],
  },
  VT141: {
    wrong: [page(marquee(), undefined, '<html>')],
    right: [page(marquee()), page('<p>Sem blocos</p>', '', '<html>')],
  },
  VT150: {
    wrong: [page(marquee(), '')],
    right: [page(marquee()), marquee(), page(`{% include "tag" %}${marquee()}`, '')],
  },
  VT151: {
    wrong: [page('<script src="vitrine.single.js"></script>')],
    right: [page('<script src="/outra.js"></script>')],
  },
  VT152: {
    wrong: [page('', '<script src="/vitrine.js" type="text/plain"></script>')],
    right: [page('', '<script src="/vitrine.js" type="module"></script>')],
  },
  VT160: {
    wrong: [
      page('<div data-block="cookie-banner"></div>'),
      page(marquee(' data-block-consent="marketing"')),
      page(
        '<button data-consent-open>Cookies</button>',
        context('{"cookieSettings": {"isCookieBannerEnabled": false}}'),
      ),
    ],
    right: [
      page(
        '<div data-block="cookie-banner"></div><a href="#" data-consent-open>Cookies</a>',
        `${ENABLED}<script src="/vitrine.js"></script>`,
      ),
      '<div data-block="cookie-banner"></div>',
      page(marquee(' data-block-consent="necessary"')),
    ],
  },
  VT161: { wrong: [context('{}') + context('{}')], right: [context('{}')] },
  VT162: {
    wrong: [context('{"cookieSettings": {"isCookieBannerEnabled" : true}}')],
    right: [ENABLED, context('{"cookieSettings":{"isCookieBannerEnabled":true}}')],
  },
} satisfies Readonly<Record<string, Case>>;
