import { dataRules } from './data-rules.ts';
import { pageRules } from './page-rules.ts';
import { error, type Rule, warning } from './rule.ts';
import { waitingRules } from './waiting-rules.ts';

export type { Rule, Severity } from './rule.ts';

/** Every rule, by its code. A code is never reused for another mistake. */
export const rules = {
  ...dataRules,
  ...waitingRules,
  ...pageRules,
  VT104: error(
    'A setting of a highlighted text is misspelled.',
    'An attribute with another name is not read, and the default is used.',
    'Write the attribute as suggested.',
  ),
  VT105: error(
    'A setting of a highlighted text is on an element without data-highlight.',
    'Settings are read only from the element that has data-highlight; no shape is shown.',
    'Write data-highlight on the same element.',
  ),
  VT106: warning(
    'The name of an animation is probably misspelled.',
    'The block then gets only the class animation-loaded: it is not hidden before it comes in, and does not move.',
    'Write the class as suggested.',
  ),
  VT130: error(
    'An id is used twice.',
    'Labels, links and aria attributes refer to the first element only.',
    'Give each element its own id.',
  ),
  VT131: warning(
    'Two ids differ only by the prefix block-.',
    'Published pages write the id of a block as block-ID, and both mean the same block.',
    'Give each block its own id.',
  ),
  VT132: error(
    'A block is inside a block that cannot hold it.',
    'A marquee takes only the text, and a form is rendered anew: the block inside is never shown.',
    'Put it next to that block.',
  ),
  VT133: error(
    'The HTML parser moves this block elsewhere.',
    'A paragraph ends where a block element begins, and a table holds only its own parts; the page is not the one in the file.',
    'Put the block outside the paragraph or the table, or into a cell.',
  ),
  VT134: error(
    'A block is on or inside an element that cannot hold it.',
    'Such an element shows no children, takes every click itself, or may not be nested.',
    'Put the block on an ordinary element, such as a div, outside that element.',
  ),
  VT135: error(
    'A block is closed by a slash in its start tag.',
    'HTML ignores the slash: everything that follows is inside the block.',
    'Write an end tag.',
  ),
  VT136: error(
    'A block is never closed.',
    'Everything that follows is inside the block, and disappears once the block is rendered.',
    'Write its end tag.',
  ),
  VT137: warning('A page-level block is on the page twice.', 'Only the first is used.', 'Keep one of the two.'),
  VT140: error(
    'An image in a block has no alt attribute.',
    'Screen readers then read the file name.',
    'Write what the image shows, or alt="" for a decorative one.',
  ),
  VT141: warning(
    'The html element has no lang attribute.',
    'Screen readers guess the language, and blocks show Portuguese texts whatever the language of the page.',
    'Write <html lang="pt-BR">.',
  ),
  VT142: warning(
    'A page has prices, and nothing says in which locale they are written.',
    'Without website.formattingLocale and without a lang that is a known language, blocks write prices as in Brazilian Portuguese, whatever the server writes beside them.',
    'Write lang on the html element, or set website.formattingLocale in the page context.',
  ),
  VT143: warning(
    'The displayed price of a product differs from its data.',
    'The block shows the price of data-product in place of the one that the server has written, so the price changes before the eyes of visitors.',
    'Write the same amount, with the same separators, in data-product-price and data-product. Set website.formattingLocale where the server writes prices by another locale than that of the page.',
  ),
  VT144: warning(
    'A lang attribute is no language tag.',
    'Browsers and screen readers know no language by it, and read the text by the rules of another.',
    'Write the language with hyphens, such as pt-BR.',
  ),
  VT145: error(
    'A price of a product is in units, or a hundred times too high.',
    'Prices in data-product are whole cents: 79 is shown as 0,79.',
    'Write the price in cents, such as 7900 for 79,00.',
  ),

  VT150: warning(
    'A page with blocks has no Vitrine script.',
    'No block loads; visitors see the server’s markup.',
    'Put the Vitrine script into the head of the page.',
  ),
  VT151: warning('The Vitrine script is on the page twice.', 'The second one only costs a request.', 'Remove one.'),
  VT152: error(
    'The type attribute keeps the Vitrine script from running.',
    'Browsers run scripts without a type, with a JavaScript type, and modules; they treat any other type as data.',
    'Remove the type attribute.',
  ),
  VT160: error(
    'A setting that a block needs is missing from the page context.',
    'Without this setting the cookie notice is not shown, so nobody is asked, and a block that waits for consent waits forever.',
    'Set cookieSettings.isCookieBannerEnabled to true in the page context.',
  ),
  VT161: warning('The page context is on the page twice.', 'Only the first is read.', 'Merge the two.'),
  VT162: warning(
    'The Vitrine script cannot see that the cookie notice is enabled.',
    'It looks for the text "isCookieBannerEnabled": true, with at most one space after the colon. If it is written in another way, a page without blocks never asks.',
    'Write it that way.',
  ),
  VT170: error(
    'An accordion has no item.',
    'Its items are its direct children: details elements, or headings, each followed by its content. From one wrapper around all of them they are taken out; without any the block changes nothing.',
    'Make the items direct children of the block.',
  ),
  VT171: error(
    'An item of an accordion is incomplete.',
    'It is no item: it is shown above or below the items, and nothing opens it.',
    'Give it a heading and content: a summary in each details, text or elements after each heading.',
  ),
  VT172: warning(
    'A summary is not the first child of its details.',
    'Content before the summary is shown after it.',
    'Put the summary first.',
  ),
  VT173: error(
    'The heading of an accordion item is empty.',
    'Its button has no name: screen readers announce only "button".',
    'Write the heading.',
  ),
  VT174: error(
    'The heading of an accordion item contains a control.',
    'The heading becomes a button, and a control inside a button can be neither focused nor identified.',
    'Move it into the content of the item.',
  ),
  VT175: error(
    'Content of an accordion is outside its items.',
    'It is shown above or below all items, not between them.',
    'Move it into an item, or out of the block.',
  ),
  VT176: warning(
    'The headings of an accordion skip a heading level.',
    'People who navigate by headings look for the missing level.',
    'Remove data-heading-level, or set it, or the level in the markup, to one more than the heading above. Give all items the same level.',
  ),
  VT180: warning(
    'A marquee contains something other than text.',
    'Only the text scrolls: links and buttons inside do not work, and images are not shown.',
    'Keep only text inside, and put the link or image next to the block.',
  ),
  VT181: warning('A marquee has no text.', 'There is nothing to scroll.', 'Write its texts, or its items.'),
  VT190: error(
    'A form has no identifier.',
    'The platform’s calls need one. They send a form where the page or the block names the platform, or where there is no form element.',
    'Write data-form-id on the block, or action="/form/ID" on the form. An action of your own needs none.',
  ),
  VT191: error(
    'A control of a form has no name.',
    'The block does not render it, and neither the block nor the browser sends it.',
    'Give it a name.',
  ),
  VT192: error(
    'A control of a form has no label.',
    'People who use a screen reader do not know what to fill in, and the field is rendered without a label.',
    'Put the control inside a label, or write a label whose for attribute is the control’s id.',
  ),
  VT193: error(
    'The for attribute of a label matches no control.',
    'The control that it was meant for has no label, and a click on the label does nothing.',
    'Write the id of a control on this page in the for attribute.',
  ),
  VT194: warning(
    'Without scripts this form is not delivered, or its values end up in the URL.',
    'The browser then sends it to the page itself, and by GET unless the method attribute names another method.',
    'Write method="post" and action="/form/ID".',
  ),
  VT195: error('A form has no fields.', 'There is nothing to fill in.', 'Write a form element, or formFields.'),
  VT196: warning(
    'A form has no button with type="submit".',
    'Until the block is ready, a click makes the browser send the form.',
    'Write type="submit" on the button.',
  ),
  VT197: warning(
    'Two controls of a form have the same name.',
    'The block leaves such a form as the server sent it, because one value would be lost.',
    'Give each its own name; name the parts of a field FIELD.City.',
  ),
  VT198: error(
    'A field of a form cannot be used as written.',
    'A field without its own id is left out; a field of an unknown type becomes a single-line text field.',
    'Write it as the reference of the form block describes.',
  ),
} as const satisfies Readonly<Record<`VT1${number}`, Rule>>;

/** The code of a rule of the linter. */
export type LintCode = keyof typeof rules;
