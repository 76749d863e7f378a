import type { Case } from './case.ts';
import { accordion, context, list, marquee, published, withJson } from './markup.ts';

const events = (block: string, time: string, attributes = ''): string =>
  `<ul data-block="${block}"${attributes}><li><time datetime="${time}">Dia</time> <b data-venue>Sala</b></li></ul>`;

/** Names, values and JSON. */
export const dataCases = {
  VT100: { wrong: ['<div data-block="acordeon"></div>', '<div data-block=""></div>'], right: [accordion()] },
  VT101: {
    wrong: [
      '<b data-higlight="wave">a</b>',
      '<b data-scaledtext>a</b>',
      '<div data-blok="accordion"></div>',
      '<div data-widget="accordion"></div>',
      '<div data-block:"accordion"></div>',
      accordion(' data-icon:"plus"'),
      '<div data-vitrine="event-list"></div>',
      marquee(' data-block-jsn=\'{"animationSpeed": 2}\''),
    ],
    right: [
      '<div data-lock="sim"></div>',
      '<div data-widget="pushmenu"></div><div data-vitrine="loja"></div>',
      '<b data-highlighted="yes" data-scaled-text>a</b>',
      marquee(' data-block-icon="sol" data-clock="9"'),
      '<a href="/" data-content-open="menu">Menu</a>',
    ],
  },
  VT102: {
    wrong: [
      accordion(' data-frist-open'),
      accordion(' data-firstOpen'),
      accordion(' first-open'),
      list(published(), ' data-is-divider-enable="true"'),
    ],
    right: [
      accordion(' data-first-open'),
      accordion(' data-aos="fade-up" data-theme="claro"'),
      // What HTML has for every element, though options are called so; and what tests hang on.
      '<div data-block="map" data-map-lat="-20.1" data-map-lng="-43.4" style="min-height: 20rem"><p>Rua</p></div>',
      '<div data-block="popup" title="Cartas" data-test="news" hidden><p>Olá</p></div>',
      list(published(), ' data-is-last-divider-visible="true"'),
    ],
  },
  VT103: {
    wrong: [marquee(' data-animation-speed="1" data-animation-speed="2"')],
    right: [marquee(' data-animation-speed="1"')],
  },
  VT104: {
    wrong: [
      '<b data-highlight data-highlight-colour="red">a</b>',
      '<b data-highlight data-highlight-fontsize="20">a</b>',
    ],
    right: [
      '<b data-highlight data-highlight-color="red">a</b>',
      '<b data-highlighted="yes" data-highlight-x="1">a</b>',
    ],
  },
  VT105: {
    wrong: ['<b data-highlight-color="red">a</b>'],
    right: ['<b data-highlight="wave" data-highlight-color="red">a</b>'],
  },
  VT106: {
    wrong: ['<p class="cartao animation-fades">a</p>', '<p class="block-animation-raise">a</p>'],
    right: [
      '<p class="cartao animation-fade animation-loaded">a</p>',
      '<p class="block-animation-none animation-slide">a</p>',
      '<p class="animation-{{ nome }}">a</p>',
    ],
  },
  VT110: {
    wrong: [
      '<b data-highlight="wawe">a</b>',
      '<b data-highlight data-highlight-color="vermelho escuro">a</b>',
      '<b data-highlight data-highlight-thickness="grosso">a</b>',
      '<b data-highlight data-highlight-blend="multiplicar">a</b>',
      '<b data-highlight data-highlight-animation="fadeIn">a</b>',
      '<b data-highlight data-highlight-duration="1s">a</b>',
      '<b data-highlight data-highlight-duration="0.75">a</b>',
      accordion(' data-icon="estrela"'),
      marquee(' data-animation-speed="1,5"'),
      list(published(), ' data-is-divider-enabled="sim"'),
      events('calendar', '2026-12-05', ' data-time-zone="Brasília"'),
      events('calendar', '2026-12-05', ' data-month="2026-12"'),
      events('event-list', '2026-12-05', ' data-time-zone="-3"'),
      events('calendar', '5/12/2026'),
      events('event-list', '2026-12-05T25:00'),
      events('tour-dates', '5 de dezembro'),
    ],
    right: [
      accordion(' data-icon="chevron"'),
      '<b data-highlight="underlineDouble" data-highlight-color="rgb(0 0 0)" data-highlight-thickness="2px" data-highlight-linecap="butt" data-highlight-blend="multiply" data-highlight-opacity="0.5" data-highlight-front="false" data-highlight-font-size="20" data-highlight-animation="fadeScale" data-highlight-direction="left" data-highlight-duration="2">a</b>',
      '<b data-highlight="{{ forma }}" data-highlight-color="">a</b>',
      marquee(' data-animation-speed="1.5"'),
      list(published(), ' data-is-divider-enabled=""'),
      events('calendar', '2026-12-05T20:00-03:00', ' data-time-zone="America/Sao_Paulo" data-month="12-2026"'),
      events('calendar', '{{ quando }}', ' data-time-zone="{{ zona }}"'),
      events('event-list', 'PT2H'),
      events('tour-dates', '2026-12-05T25:00'),
    ],
  },
  VT111: {
    wrong: [
      withJson('{"animationSpeed": 2,}'),
      context('{website: {}}'),
      '<div class="sqs-block" data-block-json="{"></div>',
    ],
    right: [
      withJson('{"animationSpeed": 2}'),
      context('{"website": {}}'),
      '<div class="sqs-block" data-block-json="{&quot;a&quot;:1}"></div>',
    ],
  },
  VT112: {
    wrong: [withJson('[2]'), context('null'), withJson(`{"x": "${'x'.repeat(256_000)}"}`)],
    right: [withJson('{}')],
  },
  VT113: {
    wrong: [
      withJson('{"animationSped": 2}'),
      withJson('{"speedAnimation": 2}'),
      withJson('{"data-animation-speed": 2}'),
      context('{"websiteSetings": {}}'),
      context('{"popupOverlaySettings": {"style": 2}}'),
      context('{"badgeType": 2}'),
      withJson('{"formFields": [{"id": "a", "requierd": true}]}', 'form'),
    ],
    right: [withJson('{"animation-speed": 2}'), context('{"websiteSettings": {"cor": 1, "badgeType": 2}}')],
  },
  VT114: {
    wrong: [
      withJson('{"items": [{"text": 7}]}'),
      context('{"pageType": "2"}'),
      context('{"cookieSettings": {"cookieBannerTheme": "BLACK"}}'),
    ],
    right: [
      withJson('{"items": [{"text": "7"}]}'),
      context('{"pageType": 2, "collection": null}'),
      context('{"cookieSettings": {"cookieBannerTheme": ""}}'),
    ],
  },
  VT115: {
    wrong: [
      withJson('{"animationSpeed": 1, "animation-speed": 2}'),
      withJson('{"items": [{"text": "a", "text": "b"}]}'),
    ],
    right: [withJson('{"animationSpeed": 1, "waveFrequency": 2}')],
  },
  VT116: {
    wrong: [
      '<div data-block-json="{}"></div>',
      marquee('', '<p><script type="application/json" data-block-json>{}</script>Sábado</p>'),
    ],
    right: [withJson('{}')],
  },
  VT117: {
    wrong: ['<script data-site-context>{}</script>', marquee('', '<script data-block-json>{}</script>Sábado')],
    right: [context('{}')],
  },
  VT118: {
    wrong: [
      list(published(), ' data-cor-do-sol="verde"'),
      '<div class="sqs-block-marquee sqs-block"><div class="Marquee"><script type="application/json" class="Marquee-props">{"marqueeItems": [{"text": "Sol"}], "tilt": 4}</script></div></div>',
      '<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">{"formId": "1", "formFields": [{"id": "a", "type": "text", "title": "Nome"}], "captchaEnabled": true}</script></div>',
    ],
    right: [
      list(published(), ' data-is-divider-enabled="true" data-accordion-icon-placement="left"'),
      '<div class="sqs-block-marquee sqs-block"><div class="Marquee"><script type="application/json" class="Marquee-props">{"marqueeItems": [{"text": "Sol"}], "waveFrequency": 4, "featureFlags": {}}</script></div></div>',
      '<div class="sqs-block sqs-block-form"><script type="application/json" class="sqs-form-block-context">{"formId": "1", "formFields": [{"id": "a", "type": "text", "title": "Nome"}], "captchaEnabled": false}</script></div>',
    ],
  },
  VT119: {
    wrong: [withJson('{"cor": "azul"}'), withJson('{"animationSpeed": 2, "animationSped": 2}')],
    right: [
      withJson('{"animationSpeed": 2}'),
      '<div class="sqs-block sqs-block-marquee" data-block-json=\'{"cor": 1}\'><div class="Marquee" data-marquee-items="[]"></div></div>',
    ],
  },
  VT128: {
    wrong: [
      '<div data-block="gallery"><img src=“/a.jpg” alt="a"></div>',
      '<div data-block="gallery"><img src="/a.jpg" alt=“Vaso azul”></div>',
      '<div data-block="embed" data-src=“https://a.example/”></div>',
      '<script type="text/plain" data-consent="marketing" data-src=“/a.js”></script>',
    ],
    right: [
      '<div data-block="gallery"><img src="/a.jpg" alt="“Vaso azul”"></div>',
      '<div data-block="embed" data-src="https://a.example/" data-title="“A”"></div>',
      '<p title=“a”>A</p>',
    ],
  },
  VT120: { wrong: [marquee(' data-block-load="lazy"')], right: [marquee(' data-block-load="idle"')] },
  VT121: { wrong: [marquee(' data-block-consent="anuncios"')], right: [marquee(' data-block-consent="analytics"')] },
  VT122: { wrong: [marquee(' data-block-state="ready"'), '<div data-block-added></div>'], right: [marquee()] },
  VT123: {
    wrong: ['<div data-block="dialog" data-block-load="load"></div>'],
    right: ['<div data-block="dialog"></div>'],
  },
} satisfies Readonly<Record<string, Case>>;
