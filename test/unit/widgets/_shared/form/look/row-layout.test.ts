import { describe, expect, it } from 'vitest';
import { layoutRules, linesOf, type MeasuredRow } from '../../../../../../src/widgets/_shared/form/look/row-layout.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const row = (left: number, top: number, width: number): MeasuredRow => ({
  label: null,
  hint: null,
  group: null,
  controls: [],
  words: [],
  options: false,
  followed: true,
  box: box(left, top, width, 60),
  pieces: [],
});
const INNER = box(0, 0, 400, 400);

describe('lines of fields', () => {
  it('begin with a field that stands below all before it', () => {
    const boxes = [row(0, 0, 180), row(220, 2, 180), row(0, 80, 400)];
    expect(linesOf(boxes).map((line) => line.length)).toEqual([2, 1]);
  });
});

describe('the layout of a form', () => {
  const rules = (rows: readonly MeasuredRow[], rtl = false): string =>
    layoutRules(rows, INNER, { gap: 20, button: null, rtl });

  it('leaves fields below each other as they are, as high as the page had them', () => {
    expect(rules([row(0, 0, 400), row(0, 90, 400)])).toBe(
      // Also where the block would have put them in one line.
      '& .form:where([data-layout="inline"]) .lock>:is(.field,.actions){flex:none;inline-size:100%}& .field:nth-child(1 of .field){min-block-size:70px;}',
    );
  });

  it('gives fields abreast their share of the line', () => {
    const said = rules([{ ...row(0, 0, 180), label: document.createElement('p') }, row(220, 0, 180)]);
    expect(said).toContain('& .lock{flex-flow:row wrap;');
    expect(said).toContain('(1 of .field){flex:none;margin-inline-start:0%;inline-size:45%;');
    expect(said).toContain('(2 of .field){flex:none;margin-inline-start:10%;inline-size:45%;margin-inline-end:0%;');
  });

  it('counts from the right where the page reads from there', () => {
    expect(rules([row(220, 0, 180), row(0, 0, 180)], true)).toContain(
      '(2 of .field){flex:none;margin-inline-start:10%;inline-size:45%;',
    );
  });
});
