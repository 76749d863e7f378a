// What every block owes, checked over the registry: a new block is tested before it has a test of its own.
import { describe, expect, it } from 'vitest';
import { attributeFor } from '../../src/vocab/block/attribute-for.ts';
import { parse } from '../../src/vocab/block/parse.ts';
import { widgets } from '../../src/widgets/index.ts';
import { declarationOf, exampleOf, sentencesOf } from '../declarations.ts';
import { wrongValue } from '../wrong-value.ts';

describe.each(Object.keys(widgets))('%s', (name) => {
  it('is called the same in folder, declaration and registry', async () => {
    const block = await declarationOf(name);
    const module = (await widgets[name]?.load())?.default;
    expect(block.name).toBe(name);
    // A light module may leave out what it has no use for.
    if (block.light) expect(module?.block.name).toBe(name);
    else expect(module?.block).toBe(block);
    expect(module?.styles.join('')).toContain('{');
  });

  it('has an example that its own content reader understands', async () => {
    const module = (await widgets[name]?.load())?.default;
    document.body.innerHTML = exampleOf(name);
    const host = document.querySelector(`[data-block="${name}"]`);
    if (!host) throw new Error('the example has no element with data-block');
    const before = host.outerHTML;
    // A light view reads nothing.
    if (!module || !('readOwn' in module)) expect((await declarationOf(name)).light).toBe(true);
    else expect(module.readOwn(host).content).toBeTruthy();
    expect(host.outerHTML, 'reading writes nothing').toBe(before);
  });

  it('gives every field a fallback that survives being written as an attribute and read again', async () => {
    const { data } = await declarationOf(name);
    for (const [key, field] of Object.entries(data)) {
      const written = field.toText(field.fallback);
      if (written === null) continue;
      const read = parse({ [key]: field }, { attribute: () => written });
      expect(read.problems, key).toEqual([]);
      expect(read.data[key], key).toEqual(field.fallback);
    }
  });

  it('explains itself and every field, part, token, event and key in a sentence', async () => {
    for (const sentence of sentencesOf(await declarationOf(name))) expect(sentence).toMatch(/^\S.{6,}[.!?]$/s);
  });

  it('takes its fallbacks and reports one problem per field when every attribute is wrong', async () => {
    const { data: fields } = await declarationOf(name);
    const wrong = new Map<string, string>();
    for (const [key, field] of Object.entries(fields)) {
      const value = wrongValue(field);
      if (value !== null) wrong.set(attributeFor(key), value);
    }
    const { data, problems } = parse(fields, { attribute: (attribute) => wrong.get(attribute) ?? null });
    const fallbacks = Object.entries(fields).map(([key, field]) => [key, field.fallback]);
    expect({ ...data }).toEqual(Object.fromEntries(fallbacks));
    // Of a list the entry is named, too.
    expect(problems.map(({ where }) => where.replace(/\[\d+\]$/, ''))).toEqual([...wrong.keys()]);
  });

  it('has a budget', async () => {
    expect((await declarationOf(name)).budget).toBeGreaterThan(0);
  });
});
