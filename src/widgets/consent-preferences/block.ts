import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'consent-preferences': undefined;
  }
}

/** The choice of single purposes and services. Its content is in the page context, not on the block. */
export const consentPreferences = defineBlock({
  name: 'consent-preferences',
  summary: sentence('Lets a visitor allow or refuse each purpose of cookies, and each service that the site declares.'),
  when: 'load',
  budget: 4_000,
  level: 'page',
  data: {},
  parts: sentence({
    dialog: 'The dialog. Its backdrop is its ::backdrop.',
    'dialog-title': 'The title.',
    'dialog-text': 'The introduction.',
    purpose: 'A purpose, with its switch and its services.',
    service: 'A service, with its switch.',
    switch: 'A switch.',
    accept: 'The button that allows everything.',
    refuse: 'The button that refuses everything but the necessary.',
    save: 'The button that stores the switches as they are.',
    saved: 'The sentence that confirms the choice.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-accent': 'Background of the button that saves, and of a switch that is on.',
    '--vitrine-line': 'Colour of the dividers.',
    '--vitrine-edge': 'Colour of the borders of switches and buttons.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Space: 'Turns the focused switch on or off.',
    Escape: 'Closes the dialog. The decision stays as it was.',
    Tab: 'Moves through the controls of the dialog, from the last to the first again.',
  }),
  notes: sentence([
    'It is opened by the button "Preferências" of the cookie banner, by data-consent-open and by Vitrine.consent.preferences().',
    'The services are cookieSettings.services of the page context, and the lists of all <script type="application/json" data-consent-services>.',
    'The switch of a purpose turns all its services on or off. What is necessary is always on.',
    'Nothing is stored before one of the three buttons is pressed. Then a sentence confirms it for 5 s: cookieBannerSavedPreferencesText, or the interface’s own.',
    'Where the browser sends Global Privacy Control, the dialog says so. What the visitor then chooses takes precedence.',
    'It is not printed.',
  ]),
});
