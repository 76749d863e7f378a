import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** Block type 22, on published pages 23. */
export const code = defineBlock({
  name: 'code',
  summary: sentence('Code or another preformatted text, with a button that copies it.'),
  when: 'visible',
  budget: 3_100,
  copiesText: true,
  publishedNames: ['code'],
  data: {
    language: text({
      help: sentence('The language, shown above the text. By default that of the class language-… of its element.'),
    }),
    lineNumbers: flag({ help: sentence('Numbers the lines. The numbers are neither copied nor read aloud.') }),
    wrap: flag({ help: sentence('Wraps long lines. Otherwise the text scrolls sideways.') }),
    copy: flag({ fallback: true, help: sentence('Shows the button that copies the text.') }),
  },
  parts: sentence({
    bar: 'The line above the text.',
    language: 'The language.',
    copy: 'The button that copies.',
    text: 'The text, which takes the focus where it scrolls.',
  }),
  tokens: sentence({
    '--vitrine-code-background': {
      css: ['transparent'],
      meaning: 'Background of the text.',
    },
    '--vitrine-code-font': {
      css: ['ui-monospace, SFMono-Regular, Menlo, Consolas, monospace'],
      meaning: 'Font family of the text.',
    },
  }),
  keys: sentence({
    'Enter, Space': 'On the button: copies the text.',
    'ArrowLeft, ArrowRight': 'On a text that scrolls: moves it.',
  }),
  notes: sentence([
    'The text is that of the first pre of the block. It is shown as text, is never run, and has no colours for its syntax.',
    'Spaces and line breaks are copied as they are, except a line break at the end.',
    'A published code block whose content is a page’s own markup is left as the server rendered it: only one that displays its source is this block.',
    'Where the browser refuses the clipboard, the text is selected, so that it can be copied by keys.',
  ]),
});
