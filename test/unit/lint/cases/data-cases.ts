import type { Case } from './case.ts';
import { accordion, context, list, marquee, published, withJson } from './markup.ts';

/** Names, values and JSON. */
export const dataCases = {
  VT100: { wrong: ['<div data-block="acordeon"></div>', '<div data-block=""></div>'], right: [accordion()] },
  VT101: {
    wrong: ['<div data-blok="accordion"></div>', marquee(' data-block-jsn=\'{"animationSpeed": 2}\'')],
    right: [
      '<div data-lock="sim"></div>',
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
      list(published(), ' data-is-last-divider-visible="true"'),
    ],
  },
  VT103: {
    wrong: [marquee(' data-animation-speed="1" data-animation-speed="2"')],
    right: [marquee(' data-animation-speed="1"')],
  },
  VT110: {
    wrong: [
      accordion(' data-icon="estrela"'),
      marquee(' data-animation-speed="1,5"'),
      list(published(), ' data-is-divider-enabled="sim"'),
    ],
    right: [
      accordion(' data-icon="chevron"'),
      marquee(' data-animation-speed="1.5"'),
      list(published(), ' data-is-divider-enabled=""'),
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
      context('{"websiteSetings": {}}'),
      withJson('{"formFields": [{"id": "a", "requierd": true}]}', 'form'),
    ],
    right: [withJson('{"animation-speed": 2, "cor": "azul"}'), context('{"websiteSettings": {"cor": 1}}')],
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
  VT120: { wrong: [marquee(' data-block-load="lazy"')], right: [marquee(' data-block-load="idle"')] },
  VT121: { wrong: [marquee(' data-block-consent="anuncios"')], right: [marquee(' data-block-consent="analytics"')] },
  VT122: { wrong: [marquee(' data-block-state="ready"'), '<div data-block-added></div>'], right: [marquee()] },
  VT123: {
    wrong: ['<div data-block="dialog" data-block-load="load"></div>'],
    right: ['<div data-block="dialog"></div>'],
  },
} satisfies Readonly<Record<string, Case>>;
