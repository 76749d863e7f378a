import * as names from '../names.ts';
import { type AttributeUse, attributes } from './attribute-use.ts';
import { mark, text, words } from './attribute-values.ts';
import { purpose } from './purpose.ts';
import { written } from './written.ts';

const LOADS = {
  load: 'At once.',
  visible: 'Within 200 px of the viewport.',
  idle: 'When the browser is idle.',
  interaction: 'On first interaction: pointer, focus, click, key or submit.',
} satisfies Record<(typeof names.WHENS)[number], string>;

const LANGUAGES = { 'pt-BR': 'Brazilian Portuguese.', en: 'English.', es: 'Spanish.' };

const GATED = ['gated-content'];
const BLOCK_PLACE = 'any element that is a block';
const ON_SCRIPT = { readBy: [], place: 'the Vitrine script', on: 'script', isCommon: true } as const;
const anyPage = (
  place: string,
  value: AttributeUse['value'],
  help: string,
  more: Partial<AttributeUse> = {},
): readonly AttributeUse[] => [{ readBy: [], place, value, help, ...more }];

/** Blocks, the Vitrine script, consent, and texts with a shape. */
export const blockAttributes = attributes({
  [names.BLOCK]: anyPage('any element', text, 'The element is a block of Vitrine.'),
  [names.BLOCK_JSON]: anyPage(
    BLOCK_PLACE,
    text,
    'Options of the block as a JSON object, keys in camel or kebab case. Bare on a `<script type="application/json">` inside the block, the object is the script’s text. A single option’s own attribute takes precedence over both.',
  ),
  [names.BLOCK_LOAD]: anyPage(
    BLOCK_PLACE,
    words(LOADS, 'the block’s own default'),
    'When the block loads; without it, by the block’s own default.',
  ),
  [names.BLOCK_CONSENT]: anyPage(BLOCK_PLACE, purpose, 'The block waits until the visitor grants this purpose.'),
  [names.BLOCK_RENDER]: anyPage(
    BLOCK_PLACE,
    text,
    'The server renders the content of the block again; the value is the block’s type, where nothing else names it.',
    { readBy: ['widget-rendering'] },
  ),
  [names.BLOCK_STATE]: written('a block', 'waiting, loading, ready or failed.'),
  [names.BLOCK_GATED]: written('a block that waits for consent', 'The purpose.', GATED),
  [names.BLOCK_LENT]: written('an empty element', 'It keeps the place of content that a block shows.'),
  [names.BLOCK_ADDED]: written('an element', 'Vitrine has added it to the page.'),
  [names.BLOCK_HIDDEN]: written('an element in a block', 'The block shows it in another form meanwhile.'),
  [names.BLOCK_ROOM]: written('a published block', 'Space is reserved for it until it is there.'),
  [names.INITIALISED]: written('the html element', 'Every registered initialiser has run.'),
});

/** The Vitrine script and the page as a whole. */
export const siteAttributes = attributes({
  [names.SITE_CONTEXT]: anyPage(
    'a `<script type="application/json">`',
    mark,
    'What the server knows of site, page and visitor. Once per page.',
    { on: 'script', mistakenOn: '*' },
  ),
  [names.DEBUG_FLAG]: [{ ...ON_SCRIPT, value: mark, help: 'Prints developer messages.', isCommon: true }],
  [names.LOCALE]: [
    {
      ...ON_SCRIPT,
      isCommon: true,
      value: words(
        LANGUAGES,
        'the language of the page',
        (value) => /^(pt|en|es)(-\w+)?$/i.test(value) || value === '',
      ),
      help: 'Language of the interface.',
    },
  ],
  [names.LOOK]: [
    {
      ...ON_SCRIPT,
      value: words({ page: 'The look of the page’s own buttons.' }, 'the look of Vitrine'),
      help: 'The look of dialogs and bars that replace no element of the page.',
    },
  ],
  [names.MOTION]: anyPage(
    'the html element',
    words({ reduce: 'No motion.' }, 'the visitor’s setting'),
    'No block animates, whatever the visitor’s setting. It may be added and removed at any time.',
    { on: 'html', isCommon: true },
  ),
  [names.MOBILE_BACK]: [
    {
      readBy: ['native'],
      place: 'a link',
      on: 'a',
      mistakenOn: ':is(button,div,span)',
      value: mark,
      help: 'In a native app a click closes the page; elsewhere the link leads where it leads.',
    },
  ],
  [names.SCALED_TEXT]: [
    {
      readBy: ['scaled-text'],
      place: 'any element with text',
      value: mark,
      help: 'Its text is one line that fills the width of the parent.',
    },
  ],
  [names.THIRD_PARTY]: [
    {
      readBy: ['third-parties', 'reservation'],
      place: 'the element that the script of a third party fills',
      value: words(
        {
          follow: 'The widget of a social network.',
          reservation: 'A reservation form.',
          'wedding-registry': 'A list of presents.',
        },
        'nothing: no script is loaded',
      ),
      help: 'Which script the element needs; its address is a setting of the site.',
    },
  ],
});
