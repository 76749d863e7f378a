import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, oneOf, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { CONSENT_PURPOSES } from '../../vocab/names.ts';

/** Block kind reservation, of both kinds (BLOCK-010). */
export const reservation = defineBlock({
  name: 'reservation',
  summary: sentence('Shows the reservation form of a service beside the page’s own text, once the visitor wants it.'),
  when: 'visible',
  budget: 3_000,
  data: {
    kind: oneOf(['reservation', 'table-booking'], {
      fallback: 'reservation',
      help: sentence('Decides the width from which text and form are beside each other.'),
    }),
    src: url({
      help: sentence(
        'Address of the form: https, or a path of this site. Without it the script of thirdParties.reservation renders the form in an element with data-third-party="reservation".',
      ),
    }),
    title: text({ help: sentence('Name of the form. Without it, the text of the first link.') }),
    height: count({ fallback: 480, min: 120, max: 3_000, help: sentence('Height of the form, in px.') }),
    purpose: oneOf(CONSENT_PURPOSES, { fallback: 'marketing', help: sentence('The purpose that it waits for.') }),
    consentService: text({ help: sentence('The service that the site declares for it.') }),
    load: oneOf(['allowed', 'click'], {
      fallback: 'allowed',
      help: sentence('click waits for a click even where the visitor has allowed the purpose.'),
    }),
  },
  parts: sentence({
    layout: 'Text and form. It also has the part wide or row while they are beside each other.',
    wide: 'The same, of a reservation wider than 850 px.',
    row: 'The same, of a table booking wider than 750 px.',
    about: 'The page’s own text.',
    widget: 'The place of the form.',
    facade: 'What is shown until the form is loaded.',
    'facade-card': 'Title, text and buttons of it.',
    load: 'The button that loads the form once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
    'facade-link': 'The link to the form at its own address.',
    frame: 'The iframe with the form.',
    preview: 'What lies over the form while an owner looks at it.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button that loads.',
    '--vitrine-surface': 'Colour behind the text of the facade.',
    '--vitrine-line': 'Colour of the border.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({ 'Enter, Space': 'On a button: load, allow or open the preferences.' }),
  notes: sentence([
    'A reservation is wide above 850 px, a table booking is a column up to 750 px. The width of the block counts, with its padding and border, also while it is resized.',
    'Before the click or the consent nothing of the service is requested. The iframe may run scripts, open windows and send forms, nothing else.',
    'Where authenticatedAccount of the context says that an owner is signed in, the form is a preview: each click in the block is stopped and answered with an alert, except on the buttons of the facade.',
    'A form that has not loaded after 30 s is taken away and logged to the console (VT040). The page’s own text stays throughout, so put a plain link to the form into it.',
    'Give the element the height of text and form with min-height, so that nothing moves when it is rendered.',
  ]),
});
