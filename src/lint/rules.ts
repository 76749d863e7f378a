import { dataRules } from './data-rules.ts';
import { error, type Rule, warning } from './rule.ts';

export type { Rule, Severity } from './rule.ts';

/** Every rule, by its code. A code is never given to another mistake. */
export const rules = {
  ...dataRules,
  VT120: error(
    'data-block-load has an unknown word.',
    'The block’s own choice holds.',
    'Write load, visible, idle or interaction.',
  ),
  VT121: error(
    'data-block-consent has an unknown purpose.',
    'What is no purpose is never granted, so the block never comes.',
    'Write necessary, preferences, analytics or marketing.',
  ),
  VT122: warning(
    'The page writes an attribute that only the script writes.',
    'It is overwritten, and until then style sheets see a state that is not true. A page saved from a browser has such attributes.',
    'Remove it.',
  ),
  VT123: warning(
    'A page-level block has an attribute that is not read there.',
    'Page-level blocks come when they are needed: they wait for no view and no purpose.',
    'Remove it.',
  ),
  VT130: error(
    'An id is used twice.',
    'Labels, links and aria attributes reach the first element only.',
    'Give each element an id of its own.',
  ),
  VT131: warning(
    'Two blocks have the same id but for block-.',
    'Published pages write the id of a block as block-ID, and both mean the same block.',
    'Give each block an id of its own.',
  ),
  VT132: error(
    'A block stands in a block that cannot hold it.',
    'A marquee takes the text only, and a form is drawn anew: the block inside never shows.',
    'Put it beside that block.',
  ),
  VT133: error(
    'The HTML parser moves this block elsewhere.',
    'A paragraph ends where a block element begins, and a table holds only its own parts; the page is not the one in the file.',
    'Put the block outside the paragraph or the table, or into a cell.',
  ),
  VT134: error(
    'A block stands on, or in, an element that cannot hold it.',
    'Such an element shows no children, takes every click for itself, or may not be nested.',
    'Put the block on an ordinary element, such as a div, outside of it.',
  ),
  VT135: error(
    'A block is closed by a slash in its start tag.',
    'HTML ignores the slash: everything that follows is inside the block.',
    'Write an end tag.',
  ),
  VT136: error(
    'A block is never closed.',
    'Everything that follows is inside the block, and disappears once it is drawn.',
    'Write its end tag.',
  ),
  VT137: warning(
    'A page-level block stands on the page twice.',
    'Only the first place is used.',
    'Keep one of the two.',
  ),
  VT140: error(
    'A picture in a block has no alt attribute.',
    'Screen readers then read the file’s name.',
    'Write what the picture shows, or alt="" where it only decorates.',
  ),
  VT141: warning(
    'The page does not say its language.',
    'Screen readers guess the voice, and blocks speak Portuguese whatever the page is in.',
    'Write <html lang="pt-BR">.',
  ),
  VT150: warning(
    'A page with blocks has no tag.',
    'No block comes to life; visitors have the server’s markup.',
    'Put the script element of the tag into the page’s head.',
  ),
  VT151: warning('The tag stands on the page twice.', 'The second does nothing but cost a request.', 'Remove one.'),
  VT152: error(
    'The type of the tag keeps it from running.',
    'Browsers run scripts without a type, of a JavaScript type and modules; everything else is data.',
    'Remove the type.',
  ),
  VT160: error(
    'What a block needs is missing from the page context.',
    'The banner stays away where the context does not enable it, and a block that waits for consent waits for ever where nobody asks.',
    'Set cookieSettings.isCookieBannerEnabled to true in the page context.',
  ),
  VT161: warning('The page context stands on the page twice.', 'Only the first is read.', 'Merge the two.'),
  VT162: warning(
    'The tag cannot see that the banner is enabled.',
    'It looks for the text "isCookieBannerEnabled": true with no space or one after the colon; written otherwise, a page without blocks never asks.',
    'Write it that way.',
  ),
  VT170: error(
    'An accordion has no item.',
    'Items are its direct children: details elements, or a heading and the element after it.',
    'Move the items up, so that nothing stands between them and the block.',
  ),
  VT171: error(
    'An item of an accordion is not complete.',
    'It is left out, and its text disappears once the accordion is drawn.',
    'Give it a question and an answer: a summary in each details, an element after each heading.',
  ),
  VT172: warning(
    'A summary is not the first child of its details.',
    'What stands before it is shown after it.',
    'Put the summary first.',
  ),
  VT173: error(
    'The question of an accordion item is empty.',
    'Its button has no name: screen readers say only "button".',
    'Write the question.',
  ),
  VT174: error(
    'A control stands in the question of an accordion item.',
    'The question becomes a button, and a button in a button cannot be reached or told apart.',
    'Move it into the answer.',
  ),
  VT175: error(
    'Content of an accordion stands outside of its items.',
    'It disappears once the accordion is drawn.',
    'Move it into an item, or out of the block.',
  ),
  VT176: warning(
    'The questions of an accordion skip a heading level.',
    'Who reads by headings looks for the level between.',
    'Leave data-heading-level out, or set it or the level in the markup to one more than the heading above; give all items the same.',
  ),
  VT180: warning(
    'A marquee holds what is not text.',
    'Only the text runs: links and buttons in it do not work, pictures are not shown.',
    'Keep it to text, and put the link or picture beside it.',
  ),
  VT181: warning('A marquee says nothing.', 'There is nothing to run.', 'Write its texts, or its items.'),
  VT190: error(
    'A form has no identifier.',
    'Without one nothing can be sent.',
    'Write data-form-id on the block, or action="/form/ID" on the form.',
  ),
  VT191: error(
    'A control of a form has no name.',
    'It is not drawn in the block, and neither block nor browser sends it.',
    'Give it a name.',
  ),
  VT192: error(
    'A control of a form has no label.',
    'Nobody who cannot see the page knows what to fill in, and the field is drawn without a title.',
    'Put the control into a label, or a label with its id in for before it.',
  ),
  VT193: error(
    'A label points to no control.',
    'The control it was meant for has no name, and a click on the label does nothing.',
    'Write the id of a control of this page in for.',
  ),
  VT194: warning(
    'Without scripts this form goes nowhere, or shows its values in the address.',
    'The browser then sends it to the page itself, by GET unless told otherwise.',
    'Write method="post" and action="/form/ID".',
  ),
  VT195: error('A form has no fields.', 'There is nothing to fill in.', 'Write a form element, or formFields.'),
  VT196: warning(
    'A form has no button that says type="submit".',
    'A press before the block stands is then not held, and the browser leaves the page.',
    'Write type="submit" on the button.',
  ),
  VT197: warning(
    'Two controls of a form share a name.',
    'The form is then left as the server sent it, since one value would be lost.',
    'Give each its own name; the parts of a field are called FIELD.City.',
  ),
  VT198: error(
    'A field of a form cannot be used as written.',
    'Without an id of its own a field is left out; of an unknown type it becomes a single line of text.',
    'Write it as the reference of the form says.',
  ),
} as const satisfies Readonly<Record<`VT1${number}`, Rule>>;

/** The code of a rule of the linter. */
export type LintCode = keyof typeof rules;
