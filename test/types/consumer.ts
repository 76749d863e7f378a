// A theme author's TypeScript against the built package: what has to compile, and what must not.
import {
  attributeFor,
  type Block,
  count,
  type DataOf,
  defineBlock,
  type EventDetails,
  flag,
  oneOf,
  parse,
  text,
} from 'vitrine';
import { type Finding, type LintCode, lint, rules } from 'vitrine/lint';

const data = {
  open: flag({ help: 'Whether it is open.' }),
  side: oneOf(['left', 'right'], { help: 'Which side.', fallback: 'left' }),
  columns: count({ help: 'How many columns.', fallback: 3, min: 1, max: 12 }),
  title: text({ help: 'The title.' }),
};

export const block = defineBlock({ name: 'sample', summary: 'A sample.', when: 'visible', budget: 1_000, data });
export const same: Block<typeof data> = block;

export const read: DataOf<typeof data> = parse(data, {
  attribute: (name) => (name === attributeFor('side') ? 'right' : null),
}).data;
export const side: 'left' | 'right' = read.side;
export const columns: number = read.columns;

export const detail: EventDetails['accordion-change'] = { index: 0, open: true };

export const findings: Finding[] = lint('<div data-block="acordion"></div>', { onSkip: ({ line }) => line });
export const fix: string = rules.VT100.fix;

// must not compile: a code that no rule has
export const noCode: LintCode = 'VT999';

// must not compile: a choice outside of the list
export const wrongSide: 'top' = read.side;

// must not compile: a fallback the choices do not hold
export const wrongFallback = oneOf(['left', 'right'], { help: 'Which side.', fallback: 'top' });

// must not compile: a field without its sentence
export const mute = flag({});

// must not compile: a moment that does not exist
export const late = defineBlock({ name: 'late', summary: 'Late.', when: 'later', budget: 1, data: {} });

// must not compile: data is read only
read.columns = 4;

// must not compile: a field nobody declared
export const stranger = read.stranger;

// must not compile: a detail that lacks a part
export const half: EventDetails['accordion-change'] = { index: 0 };
