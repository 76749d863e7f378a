import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODES, saidIn } from '../../../../build/reference/codes-reference.mjs';

const NO_FAMILY = ['code-range.ts', 'codes.ts', 'constants.ts', 'index.ts', 'words.ts'];

interface Family {
  readonly file: string;
  readonly about: Readonly<Record<string, { readonly title: string; readonly source: string } | null>>;
  readonly tables: Readonly<Record<string, object>>;
}

const families: readonly Family[] = await Promise.all(
  CODES.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => !NO_FAMILY.includes(file))
      .map((file) => join(folder, file)),
  ).map(async (file) => {
    const exported: Record<string, unknown> = await import(resolve(file));
    const about: Family['about'] = saidIn(readFileSync(file, 'utf8'));
    const tables = Object.entries(exported).filter(
      (entry): entry is [string, object] => typeof entry[1] === 'object' && entry[1] !== null,
    );
    return { file, about, tables: Object.fromEntries(tables) };
  }),
);

const isDeepFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeepFrozen));

const tablesWith = (part: string): (readonly [string, Record<string, unknown>])[] =>
  families.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([name, table]) => (part in table ? [[name, { ...table }] as const] : [])),
  );

describe('every family', () => {
  it('is frozen through and through', () => {
    const open = families.flatMap(({ file, tables }) =>
      Object.entries(tables).flatMap(([name, table]) => (isDeepFrozen(table) ? [] : [`${file}: ${name}`])),
    );
    expect(open).toEqual([]);
    expect(families.flatMap(({ tables }) => Object.keys(tables)).length).toBeGreaterThan(100);
  });

  it('says of each of its tables, and of nothing else, what it is and which requirement gives it', () => {
    for (const { file, about, tables } of families) {
      expect([file, Object.keys(about).sort()]).toEqual([file, Object.keys(tables).sort()]);
      for (const said of Object.values(about)) {
        const { title = '', source = '' } = said ?? {};
        expect([file, title.length > 3]).toEqual([file, true]);
        expect([file, source]).toEqual([
          file,
          expect.stringMatching(/^([A-Z]+-\d{3}((, | to )[A-Z]+-\d{3})*|docs\/published-markup.md §1)$/),
        ]);
      }
    }
  });

  it('has titles and table names of its own', () => {
    const titles = families.flatMap(({ about }) => Object.values(about).map((said) => said?.title));
    const names = families.flatMap(({ tables }) => Object.keys(tables));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('with codes reads every one of them both ways, and none where the requirements give none [VOCAB-643]', () => {
    const enumerations = tablesWith('codeOf');
    expect(enumerations.length).toBeGreaterThanOrEqual(22);
    for (const [table, { codeOf, nameOf, entries }] of enumerations) {
      const lookUp = (how: unknown, value: unknown): unknown => Reflect.apply(how as () => unknown, null, [value]);
      for (const [name, code] of entries as [string, unknown][]) {
        expect([table, name, lookUp(codeOf, name)]).toEqual([table, name, code]);
        for (const one of [code].flat().filter((each) => each !== null))
          expect([table, one, lookUp(codeOf, lookUp(nameOf, one))]).toEqual([table, one, code]);
      }
      expect([table, lookUp(nameOf, 9999), lookUp(codeOf, 'no such name')]).toEqual([table, null, null]);
    }
  });
});
