import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, oneOf, text } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';

/** The three charts among the block variants (VOCAB-632, BLOCK-006). */
export const chart = defineBlock({
  name: 'chart',
  summary: sentence('A table of the page as bars, lines or a pie.'),
  when: 'visible',
  budget: 11_600,
  copiesText: true,
  publishedNames: ['chart'],
  data: {
    type: oneOf(['bar', 'line', 'pie'], {
      fallback: 'bar',
      help: sentence('The kind of chart. A pie shows the first column of numbers only.'),
    }),
    title: text({ help: sentence('The title. By default the caption of the table.') }),
    unit: text({ help: sentence('The unit of the numbers, such as °C. A currency sign comes before them.') }),
    legend: flag({ fallback: true, help: sentence('Shows which colour is which, where there is more than one.') }),
  },
  parts: sentence({
    title: 'The title.',
    legend: 'The list of colours.',
    plot: 'The drawing, which takes the focus.',
    tooltip: 'The values of the point that is looked at.',
    toggle: 'The button that shows the table.',
    table: 'The place of the table.',
  }),
  tokens: sentence({
    '--vitrine-chart-height': { css: ['20rem'], meaning: 'Height of the drawing.' },
    '--vitrine-chart-first': {
      css: ['color-mix(in oklab, #b5532a 65%, currentcolor)'],
      meaning: 'Colour of the first series.',
    },
    '--vitrine-chart-second': {
      css: ['color-mix(in oklab, #2f7f86 65%, currentcolor)'],
      meaning: 'Colour of the second series.',
    },
    '--vitrine-chart-third': {
      css: ['color-mix(in oklab, #9a7420 65%, currentcolor)'],
      meaning: 'Colour of the third series.',
    },
    '--vitrine-chart-fourth': {
      css: ['color-mix(in oklab, #5b6bb5 65%, currentcolor)'],
      meaning: 'Colour of the fourth series.',
    },
    '--vitrine-chart-fifth': {
      css: ['color-mix(in oklab, #9b4f86 65%, currentcolor)'],
      meaning: 'Colour of the fifth series.',
    },
    '--vitrine-chart-sixth': {
      css: ['color-mix(in oklab, #5c8a3a 65%, currentcolor)'],
      meaning: 'Colour of the sixth series.',
    },
  }),
  keys: sentence({
    'ArrowLeft, ArrowRight': 'On the drawing: the point before or after.',
    'PageUp, PageDown': 'On the drawing: a tenth of the points back or on.',
    'Home, End': 'On the drawing: the first or the last point.',
    Escape: 'Hides the values of the point.',
  }),
  notes: sentence([
    'The data is the first table of the block: its first row names the series, its first column the points. Rows of a tfoot, such as a total, are left out. The table is never removed: assistive technology reads it, and a button shows it.',
    'A number is the attribute data-value of its cell, else its text as the language of the page writes numbers, with a currency, a unit, words or notes beside it; brackets around it mean a negative one. A cell with no number, several, or one in another form is a missing value, which is reported to developers: a line is interrupted there. Zeros and negative values are shown.',
    'A pie has no negative values: they are left out, which is reported to developers.',
    'Series differ by colour and by mark: lines by dashes and points; bars and slices by patterns on paper and in forced colours. From the seventh series on colours repeat.',
    'Everything else in the block, such as a source, is shown below the chart. Without a number the page’s own markup is all that is shown.',
    'So that nothing moves when the block is mounted, the page can give the table the room of the chart: @media (scripting: enabled) { [data-block=chart] { min-block-size: 27rem } [data-block=chart]:not([data-block-state=ready]) { block-size: 27rem; overflow: clip } }.',
  ]),
});
