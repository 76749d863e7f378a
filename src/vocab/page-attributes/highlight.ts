import { highlightAnimations, highlightDirections, highlightShapes } from '../codes/highlight.ts';
import { HIGHLIGHT } from '../names.ts';
import { HIGHLIGHT_ATTRIBUTES } from '../rules/display/highlight-attributes.ts';
import type { AttributeTable, AttributeUse } from './attribute-use.ts';
import { form, onOff, text, words } from './attribute-values.ts';

const MEANINGS: Readonly<Record<string, readonly [AttributeUse['value'], string]>> = {
  '': [
    words(highlightShapes.words, 'wave', (value) => value === ''),
    'The shape over its text; empty for the default one.',
  ],
  '-color': [form('a colour', 'the colour of the text', () => true), 'Colour of the shape.'],
  '-thickness': [form('a number with em or px', '0.06em', () => true), 'Thickness of its line.'],
  '-linecap': [words(['square', 'round', 'butt'], 'the ends of the shape'), 'The ends of its line.'],
  '-blend': [form('a blend mode', 'normal', () => true), 'How it is mixed with what is behind it.'],
  '-opacity': [form('a number from 0 to 1', '1', () => true), 'Its opacity.'],
  '-front': [onOff('off'), 'It is in front of the text.'],
  '-font-size': [
    form('a number of px', 'the size of the text', () => true),
    'The size of the text that it is made for.',
  ],
  '-animation': [words(highlightAnimations.words, 'no animation'), 'How it appears.'],
  '-direction': [words(highlightDirections.words, 'right'), 'The direction in which it appears.'],
  '-duration': [form('a whole number of seconds', 'the usual duration', () => true), 'How long that takes.'],
};

/** Highlighted texts. */
export const highlightAttributes: AttributeTable = Object.fromEntries(
  HIGHLIGHT_ATTRIBUTES.map((name) => {
    const setting = name.slice(HIGHLIGHT.length);
    const [value = text, help = ''] = MEANINGS[setting] ?? [];
    const place = setting ? 'an element with data-highlight' : 'an element with text';
    return [name, [{ readBy: ['text-highlight'], place, value, help }]];
  }),
);
