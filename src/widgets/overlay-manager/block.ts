import { defineBlock } from '../../vocab/block/define-block.ts';
import { sentence } from '../../vocab/block/sentence.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    'overlay-manager': undefined;
  }
}

/** What a signed-in owner sees of the page's overlays (OWNER-022, OWNER-025). The service `owner` opens it. */
export const overlayManager = defineBlock({
  name: 'overlay-manager',
  summary: sentence(
    'Tells owners of the site which overlays the page has and why each is not shown, shows them on demand, and leads to the configuration.',
  ),
  when: 'load',
  budget: 2_800,
  level: 'page',
  data: {},
  parts: sentence({
    manager: 'The button at the edge of the window.',
    popover: 'The open panel.',
    item: 'Whether the item of the page is published, scheduled or a draft.',
    overlay: 'A line of the list: an overlay and its state.',
  }),
  tokens: sentence({
    '--vitrine-surface': 'Background of button and panel; by default the browser’s page colour, light or dark.',
    '--vitrine-text': 'Colour of the text; by default the browser’s.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  keys: sentence({
    Escape: 'Closes the panel; the focus goes back to the button.',
    Tab: 'Moves through the panel; beyond its end the panel closes.',
  }),
  notes: sentence([
    'Nobody has to write this block: it is created where the page context has authenticatedAccount, and the page is not framed by a stranger. Visitors and members fetch nothing of it.',
    'It lists popup, announcement bar, contact bar and cookie banner. One that is not shown has the reason, and a button that shows it as a preview, whatever its rules say. Nothing that is shown this way is remembered.',
    'Where the page is about an item whose workflowState the page context has, it says whether visitors can see that: Disponível, Agendado, Oculto or Não compatível.',
    'It has links to the configuration of the site and of its design, and a button that signs out. An account that may only look has the button alone.',
    'It is not printed, and not shown while a screenshot is taken.',
  ]),
});
