import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, number, text, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    popup: {
      /** Published markup whose content is shown; by default the content of the block's own element. */
      readonly source?: Element;
      /** It is marked as a preview for owners. */
      readonly preview?: boolean;
    };
  }
}

/**
 * What a site tells its visitors over the page, once it is due (POPUP-001). The service `overlays` decides when that
 * is.
 */
export const popup = defineBlock({
  name: 'popup',
  summary: sentence('Shows an image, a text, buttons or a form over the page, once the visitor has read for a while.'),
  when: 'load',
  budget: 3_600,
  level: 'page',
  data: {
    title: text({ help: sentence('Its title, if the element has no heading of its own.') }),
    text: text({
      help: sentence('Its text, with links and simple formatting. It is shown above the content of the element.'),
    }),
    image: url({ help: sentence('The address of an image at its top, on wide screens at its side.') }),
    imageAlt: text({ help: sentence('What the image shows, for screen readers.') }),
    buttonText: text({ help: sentence('The label of a button that leads to buttonUrl.') }),
    buttonUrl: url({ help: sentence('Where the button leads.') }),
    showOnScroll: flag({ help: sentence('It is due once the visitor has scrolled scrollPercentage of the page.') }),
    scrollPercentage: number({ fallback: 50, min: 0, max: 100, help: sentence('That share, in percent.') }),
    showOnTimer: flag({ help: sentence('It is due once the page was visible for timerDelay.') }),
    timerDelay: number({ fallback: 10_000, min: 0, help: sentence('That time, in ms; at least 5000.') }),
    showOnExit: flag({ help: sentence('It is due when the pointer leaves the window at its top.') }),
    enableMobile: flag({ fallback: true, help: sentence('It is shown on mobile devices, too.') }),
    showUntilSignup: flag({ help: sentence('It is never shown again once its form was sent.') }),
    displayFrequency: number({
      fallback: -1,
      help: sentence('After how many days it is shown again once it was closed; -1: never.'),
    }),
    version: number({ fallback: 0, help: sentence('A higher number shows it again to those who closed it.') }),
  },
  parts: sentence({
    dialog: 'The dialog. Its backdrop is its ::backdrop.',
    close: 'The button that closes it.',
    preview: 'The mark that owners see.',
    image: 'The box of the image.',
    content: 'The box of title, text, content and button.',
    title: 'The title.',
    button: 'The button.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-accent': 'Background of the button; its text turns black or white by itself.',
    '--vitrine-line': 'Colour of the border.',
    '--vitrine-focus': 'Colour of the focus ring.',
    '--vitrine-radius': 'Rounding of the corners.',
  }),
  keys: sentence({
    Escape: 'Closes the popup. Nothing else receives the key.',
    Tab: 'Moves through the controls of the popup, from the last to the first again.',
  }),
  notes: sentence([
    'The settings are websiteSettings.popupOverlaySettings of the page context, where style 2 shows it and 1 does not; the attributes of the element, and after them its JSON, count more. An element of its own without settings of the site is shown.',
    'Put hidden on the element: it is then invisible until it is opened. An img or figure that comes first becomes the image of the popup; everything else is its content, such as a form, and keeps the style of the page.',
    'It is never shown before the page was visible for 5 s, while a form is being filled, or while the cookie banner, another layer, or a dialog or popover of the page is open. It then waits until the page was left alone for 1 s. Without a trigger it is due after 10 s.',
    'A link inside that is followed counts as closing; one to a fragment of the same page closes it. The browser remembers the closing under vitrine:popup: and the id of the website, as date-closed, version and submitted. Where storage is off it is shown again on the next page.',
    'After a form inside was sent, its thanks stay readable for 6 s; then the popup closes, unless the visitor begins to fill in the form again. One that the browser sends itself, or whose answer is another page, counts as sent, too, and one that Turbo or htmx sends and the server accepts. A script that sends a form in another way can dispatch vitrine:form-success on it, with bubbles.',
    'With a captcha inside it is no modal dialog of the browser, since the challenge would be unreachable.',
    'Signed-in owners see it marked as a preview whenever a trigger happens, and nothing is remembered. The command vitrine:overlay-force with the detail "popup" shows it at once, vitrine:overlay-unforce takes it away.',
    'It is not shown in screenshot mode, on splash pages and on lock screens.',
  ]),
});
