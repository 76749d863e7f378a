import { defineBlock } from '../../vocab/block/define-block.ts';
import { count, flag, oneOf, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { CONSENT_PURPOSES } from '../../vocab/names.ts';

/** Block kind embed (BLOCK-002). */
export const embed = defineBlock({
  name: 'embed',
  summary: sentence('Shows content of another site, such as a player or a post, once the visitor wants it.'),
  when: 'visible',
  budget: 4_560,
  publishedNames: ['embed'],
  data: {
    src: url({ help: sentence('Address of the content: https, or a path of this site. It is shown in an iframe.') }),
    html: text({
      help: sentence(
        'Instead of src: what the other site offers to copy. It is parsed without running; an iframe in it is shown as with src, scripts run in a sandboxed iframe only.',
      ),
    }),
    url: url({
      help: sentence('Where the content is found on the other site. Without it, the first link in the markup or html.'),
    }),
    title: text({ help: sentence('Name of the content. Without it, that of the iframe or the text of the link.') }),
    width: count({ fallback: 0, help: sentence('Width of the content, in px; with height it gives the ratio.') }),
    height: count({
      fallback: 0,
      help: sentence('Height of the content, in px. Without width the block is always so high, like an audio player.'),
    }),
    purpose: oneOf(CONSENT_PURPOSES, { fallback: 'marketing', help: sentence('The purpose that it waits for.') }),
    consentService: text({ help: sentence('The service that the site declares for it.') }),
    load: oneOf(['allowed', 'click'], {
      fallback: 'allowed',
      help: sentence('click waits for a click even where the visitor has allowed the purpose.'),
    }),
    forms: flag({ help: sentence('Forms in the content may be sent.') }),
  },
  parts: sentence({
    facade: 'What is shown until the content is loaded.',
    'facade-card': 'Title, text and buttons of it.',
    load: 'The button that loads the content once.',
    always: 'The button that allows the service or the purpose.',
    preferences: 'The button that opens the preferences.',
    'facade-link': 'The link to the content on the other site.',
    frame: 'The iframe with the content.',
    quote: 'The text of a post, as the site gives it.',
    message: 'What is said of content that cannot be shown.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the button that loads.',
    '--vitrine-surface': 'Colour behind the text.',
    '--vitrine-line': 'Colour of the border.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({ 'Enter, Space': 'On a button: load, allow or open the preferences.' }),
  notes: sentence([
    'Before the click or the consent nothing of the other site is requested. With data-block-consent the stage holds the block back as any other; it then shows the content at once.',
    'The iframe may run scripts and open windows, nothing else; forms only with the option. It gets its own origin unless that is the page’s, the referrer strict-origin-when-cross-origin, and no camera, microphone, location or autoplay.',
    'Scripts of html run in an iframe without an origin: they reach neither the page nor its cookies, and have no storage of their own. What does not work there has to be embedded by the address of its iframe.',
    'Such an iframe has the page’s content security policy. One that requires Trusted Types has to allow the policy vitrine#embed; otherwise the markup and the link stay.',
    'The first img of the markup becomes the image behind the text. A block that has an iframe in its markup is left as it is: the browser has loaded that already.',
    'The ratio is that of width and height, otherwise 56.3 percent. Give the element as much height (aspect-ratio or min-height), so that nothing moves when it is rendered.',
    'An iframe that has not loaded after 30 s stays, and a sentence with the link is shown below it.',
  ]),
});
