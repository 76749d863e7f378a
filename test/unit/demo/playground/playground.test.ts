// The playground's text, its options and its address, for every block, and what it says of mistakes.
import { describe, expect, it } from 'vitest';
import { readVariants } from '../../../../demo/pages/variants.mjs';
import { hashOf, type State, stateOf } from '../../../../demo/playground/address.ts';
import { countOf, labelOf } from '../../../../demo/playground/findings.ts';
import { blocksIn, type Option, withOption } from '../../../../demo/playground/markup.ts';
import titles from '../../../../demo/playground/rule-titles.json' with { type: 'json' };
import { applyFix, lint, rules } from '../../../../src/lint/lint.ts';
import { attributeFor } from '../../../../src/vocab/block/attribute-for.ts';
import type { Field } from '../../../../src/vocab/block/field.ts';
import { blockNames, declarationOf, exampleOf } from '../../../declarations.ts';

const own: State = { block: '', markup: '', at: 0, width: 'celular', dark: false };

const firstOf = async (name: string): Promise<string> => (await readVariants(name, exampleOf(name)))[0]?.html ?? '';

const isJson = ({ kind }: Field<unknown>): boolean => kind === 'json' || kind === 'shadow';

const optionOf = (field: string, declared: Field<unknown>): Option => ({
  field,
  attribute: attributeFor(field),
  kind: isJson(declared) ? 'json' : declared.kind,
  fallback: isJson(declared) ? '' : (declared.toText(declared.fallback) ?? ''),
});

/** A value that is not the default, as its control would give it. */
function other({ kind, choices = [], min, max }: Field<unknown>, fallback: string): string {
  if (kind === 'flag') return fallback === 'true' ? 'false' : 'true';
  if (kind === 'oneOf') return choices.find((one) => one !== fallback) ?? fallback;
  if (kind === 'number' || kind === 'count')
    return String([min, max, 7].find((one) => Number.isFinite(one) && `${one}` !== fallback));
  return kind === 'json' ? '{"a": "it’s"}' : `Olá 'mundo' & "todos" <${fallback}>`;
}

describe('the text of a block', () => {
  it.each(blockNames)(
    '%s: each option is written and read, its default is left out, and the address brings it back',
    async (name) => {
      const example = await firstOf(name);
      const { data } = await declarationOf(name);
      const examples = { [name]: example };
      const [block] = blocksIn(example);
      expect(block?.name).toBe(name);

      let turned = example;
      let plain = example;
      for (const [field, declared] of Object.entries(data)) {
        const option = optionOf(field, declared);
        const value = other(declared, option.fallback);
        turned = withOption(turned, 0, option, value);
        expect.soft(blocksIn(turned)[0]?.written(option), `${field} as ${value}`).toBe(value);
        plain = withOption(plain, 0, option, option.fallback);
        const written = blocksIn(plain)[0]?.written(option) ?? option.fallback;
        // Without its own attribute, JSON is what the block's JSON says.
        const isKept = option.kind === 'json' && written === block?.written(option);
        if (!isKept) expect.soft(written, field).toBe(option.fallback);
        // The JSON of the block may say another value, so that the default has to be written.
        if (!block?.written(option)) expect.soft(plain, field).not.toContain(`${option.attribute}=`);
      }
      expect(
        lint(plain)
          .filter(({ code }) => code.startsWith('VT10'))
          .map(({ message }) => message),
      ).toEqual([]);

      for (const markup of [example, turned, plain, `${turned}\n<p>É isto</p>`]) {
        const state: State = { block: name, markup, at: 0, width: 'tablet', dark: true };
        expect.soft(await stateOf(`#${await hashOf(state, examples)}`, examples)).toEqual(state);
      }
      // An address that people can read.
      expect(await hashOf({ ...own, block: name, markup: turned }, examples)).not.toMatch(/(^|&)html=/);
      expect(await hashOf({ ...own, block: name, markup: example }, examples)).toBe(`bloco=${name}`);
    },
  );

  it('goes on as its start tag is written, and has no trace of an option that was turned back', () => {
    const option: Option = { field: 'icon', attribute: 'data-icon', kind: 'oneOf', fallback: 'plus' };
    const lines = '<main>\n  <div\n    data-block="accordion"\n    class="a"\n  ><p>A</p></div>\n</main>';
    const turned = withOption(lines, 0, option, 'none');
    expect(turned).toBe(
      '<main>\n  <div\n    data-block="accordion"\n    class="a"\n    data-icon="none"\n  ><p>A</p></div>\n</main>',
    );
    expect(withOption(turned, 0, option, 'plus')).toBe(lines);
    const two = '<div data-block="accordion"></div><div data-block="marquee"></div>';
    expect(blocksIn(two).map(({ name, line }) => `${name} ${line}`)).toEqual(['accordion 1', 'marquee 1']);
    expect(withOption(two, 1, { ...option, attribute: 'data-text', kind: 'text' }, '"a" & b')).toContain(
      `<div data-block="marquee" data-text='"a" &amp; b'>`,
    );
  });

  it('writes the default where the JSON of the block says otherwise', () => {
    const option: Option = { field: 'icon', attribute: 'data-icon', kind: 'oneOf', fallback: 'plus' };
    const markup = `<div data-block="accordion" data-block-json='{"icon": "none"}'></div>`;
    expect(blocksIn(markup)[0]?.written(option)).toBe('none');
    const turned = withOption(markup, 0, option, 'plus');
    expect(blocksIn(turned)[0]?.written(option)).toBe('plus');
    expect(withOption(turned, 0, option, 'none')).toBe(markup);
  });
});

describe('the address', () => {
  const examples = { accordion: '<div data-block="accordion"></div>' };

  it.each(['', '<p>É “isto” — 🫖</p>\n', 'a'.repeat(100_000)])('brings back markup of one’s own', async (markup) => {
    const hash = await hashOf({ ...own, markup, at: 2, width: 'computador' }, examples);
    expect(await stateOf(`#${hash}`, examples)).toEqual({ ...own, markup, at: 2, width: 'computador' });
  });

  it('begins with the first block, and takes no attribute that is no option', async () => {
    expect(await stateOf('', examples)).toEqual({ ...own, block: 'accordion', markup: examples.accordion });
    const { markup } = await stateOf('#bloco=accordion&onclick=alert(1)&data-x%3E%3Cscript=1&largura=99', examples);
    expect(markup).toBe(examples.accordion);
  });

  it('says in words what it cannot read, and holds no text that it could not read', async () => {
    await expect(stateOf('#bloco=torradeira', examples)).rejects.toThrow('O bloco “torradeira” não existe.');
    for (const html of ['%%%', 'AAAA', 'é'])
      await expect(stateOf(`#html=${html}`, examples), html).rejects.toThrow('não pôde ser lido');
    expect(await hashOf({ ...own, markup: 'a'.repeat(300_000) }, examples)).toBeNull();
    const bomb = await new Response(
      new Blob(['a'.repeat(300_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
    ).arrayBuffer();
    const html = Buffer.from(bomb).toString('base64url');
    await expect(stateOf(`#html=${html}`, examples)).rejects.toThrow('grande demais');
  });
});

describe('the mistakes', () => {
  it('have a Portuguese title for each rule, and no other', () => {
    expect(Object.keys(titles).sort()).toEqual(Object.keys(rules).sort());
    expect(Object.values(titles).filter((title) => !/^[A-ZÉÀ].+\.$/.test(title))).toEqual([]);
  });

  it('are counted, and each fix says what it does', () => {
    const markup =
      '<div data-block="acordion"></div><div data-block="popup" data-block-load="idle" hidden><p>A</p></div>';
    const found = lint(markup);
    expect(countOf(found)).toBe('1 erro e 1 aviso.');
    expect(countOf([])).toBe('Nenhum problema encontrado.');
    expect(found.map((one) => labelOf(markup, one))).toEqual([
      'Trocar acordion por accordion',
      'Remover data-block-load="idle"',
    ]);
    const script = '<div data-block="accordion"><script data-block-json>{}</script></div>';
    const fixed = lint(script).filter(({ fix }) => fix);
    expect(fixed.map((one) => labelOf(script, one))).toEqual(['Acrescentar type="application/json"']);
    expect(fixed.map(({ fix }) => fix && applyFix(script, fix))).toEqual([
      '<div data-block="accordion"><script type="application/json" data-block-json>{}</script></div>',
    ]);
  });
});
