import { defineBlock } from '../../vocab/block/define-block.ts';
import { text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'announcement-bar': {
      /** Rich text, not yet sanitised; empty where the element has the text. */
      readonly text: string;
      readonly link: { readonly url: string; readonly newWindow: boolean } | null;
      /** The text is in the page's own element and stays where it is. */
      readonly inPlace: boolean;
      /** It is at the lower edge of the window, and not where the page has a place for it. */
      readonly isEdge: boolean;
      /** It is marked as a preview for owners. */
      readonly preview: boolean;
    };
  }
}

/** One line of news for the whole site (BARS-001). The service `overlays` decides whether it is shown. */
export const announcementBar = defineBlock({
  name: 'announcement-bar',
  summary: sentence(
    'Announces something on every page, in the place the page gives it or at the lower edge of the window, until the visitor closes it.',
  ),
  when: 'load',
  budget: 3_930,
  level: 'page',
  light: true,
  data: {
    version: text({
      help: sentence(
        'A name for this text. A visitor who closed it sees the bar again under another name; by default under another text.',
      ),
    }),
  },
  parts: sentence({
    bar: 'The bar.',
    text: 'The text.',
    link: 'The link around the text, or after a text that has links of its own.',
    close: 'The button that closes it.',
    preview: 'The mark that owners see.',
  }),
  tokens: sentence({
    '--vitrine-announcement-bar-surface': {
      css: ['#1f1d1b'],
      fallback: '#1f1d1b',
      meaning: 'Background of a bar at the edge.',
    },
    '--vitrine-announcement-bar-text': {
      css: ['#f7f5f2'],
      fallback: '#f7f5f2',
      meaning: 'Colour of the text of a bar at the edge.',
    },
  }),
  keys: sentence({ Tab: 'Moves through link and button. The focus never moves into the bar by itself.' }),
  notes: sentence([
    'With text in the element the bar is where the page puts it, in the page’s style, and gets a button that closes it. Give the element 48 px of padding at its end and a height of at least 44 px: then nothing moves when the button arrives.',
    'Without text in an element the settings are websiteSettings.announcementBarSettings of the page context: style 2 shows it and 1 does not, text, clickthroughUrl with url and newWindow. The bar is then at the lower edge of the window, where it moves nothing; the page gets as much space at its end. A published page that has a place for it shows it there, unless the page was painted before.',
    'The browser remembers under vitrine:announcement: and the id of the website which text was closed, in all tabs.',
    'A bar at the edge waits for the cookie banner, and leaves the window to every layer that opens over it.',
    'Signed-in owners see it marked as a preview even after they closed it. The command vitrine:overlay-force with the detail "announcement-bar" shows it even while it is switched off.',
  ]),
});
