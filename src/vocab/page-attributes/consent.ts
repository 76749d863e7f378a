import * as v from 'valibot';
import { object } from '../block/own-object.ts';
import * as names from '../names.ts';
import { attributes } from './attribute-use.ts';
import { json, text, words } from './attribute-values.ts';
import { purpose } from './purpose.ts';
import { written } from './written.ts';

const texts = v.optional(v.array(v.string()));

/** The JSON of a script with `data-consent-services`. */
const services = v.array(
  object({
    name: v.string(),
    purpose: v.picklist(names.CONSENT_PURPOSES),
    title: v.optional(v.string()),
    description: v.optional(v.string()),
    cookies: texts,
    storage: texts,
    hosts: texts,
  }),
);

/** The value of each JSON script that belongs to no block. */
const consentServicesJson = json('a list of {name, purpose, title, cookies, storage, hosts}', 'no service', services);

const GATED = ['gated-content'];

/** What waits for consent. */
export const consentAttributes = attributes({
  [names.CONSENT]: [
    {
      readBy: GATED,
      place: 'a script or an iframe',
      on: ':is(script,iframe)',
      value: purpose,
      help: 'It waits until the visitor grants this purpose; after ! until the visitor refuses it.',
    },
  ],
  [names.CONSENT_SERVICE]: [
    {
      readBy: GATED,
      place: 'a script, an iframe or a block that waits for consent',
      value: text,
      help: 'The service that it belongs to, by the name that the page declares.',
    },
  ],
  [names.CONSENT_SRC]: [
    {
      readBy: [...GATED, 'video'],
      place: 'an iframe',
      on: 'iframe',
      mistakenOn: 'script',
      value: text,
      help: 'The address that it gets once its purpose is granted.',
    },
    {
      readBy: ['social-feed'],
      place: 'an image of a post',
      on: 'img',
      within: ['social-feed'],
      mistakenOn: 'img',
      value: text,
      help: 'The address that the image gets once its purpose is granted.',
    },
  ],
  [names.CONSENT_POSTER]: [
    {
      readBy: GATED,
      place: 'an iframe or a block that waits for consent',
      value: text,
      help: 'The image that is shown while it waits.',
    },
  ],
  [names.CONSENT_NOTICE]: written('what is shown in place of an iframe or a block', 'How it is shown.', GATED),
  [names.CONSENT_OPEN]: [
    {
      readBy: ['consent'],
      place: 'a link or button',
      value: words(
        { preferences: 'The preferences by purpose and service.' },
        'the cookie notice',
        (value) => value === '',
      ),
      help: 'A click opens the choice about cookies again.',
    },
  ],
  [names.CONSENT_SERVICES]: [
    {
      readBy: ['consent'],
      place: 'a `<script type="application/json">`',
      on: 'script',
      mistakenOn: '*',
      value: consentServicesJson,
      help: 'The services that work for purposes, in addition to those of the page context.',
    },
  ],
  [names.BANNER_VERSION]: written('the cookie banner', 'Its version.', ['cookie-banner']),
});
