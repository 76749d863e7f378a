import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockNames, declarationOf } from '../declarations.ts';
import { root, sourceFiles } from './source-files.ts';

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The events that a file adds to `EventDetails`: their names, with the keys of their details. */
function eventsIn(path: string): Record<string, string[]> {
  const [, indent = '', body = ''] =
    /^( *)(?:export )?interface EventDetails \{\n([\s\S]*?)^\1\}/m.exec(textOf(path)) ?? [];
  const lines = [...body.matchAll(new RegExp(`^${indent}  '?([\\w-]+)'?: (.+);$`, 'gm'))];
  return Object.fromEntries(
    lines.map(([, name = '', type = '']) => [name, [...type.matchAll(/[{;] (\w+):/g)].map(([, key = '']) => key)]),
  );
}

/** The services that have events. */
const services = sourceFiles(['src/runtime/services'], /^service\.ts$/).filter(({ text }) =>
  text.includes('interface EventDetails'),
);

const ofBlock = (name: string): Record<string, string[]> => eventsIn(`src/widgets/${name}/block.ts`);

/** The rows of the table of events: names, with the keys of their details. */
const documented = Object.fromEntries(
  [...textOf('docs/reference/events.md').matchAll(/^\| `vitrine:([\w-]+)` \| (?:`\{ ([\w, ]+) \}`|none)/gm)].map(
    ([, name = '', keys = '']) => [name, keys ? keys.split(', ') : []],
  ),
);

describe('events', () => {
  it('are found at all', () => {
    expect(ofBlock('form')['form-failure']).toEqual(['formId', 'status', 'messages']);
    expect(ofBlock('form')['captcha-reset']).toEqual([]);
    expect(eventsIn('src/vocab/names.ts')['block-failed']).toEqual(['block', 'error']);
  });

  it.each(blockNames)('of %s have a detail and a sentence each', async (name) => {
    const { events = {} } = await declarationOf(name);
    expect(Object.keys(events).sort()).toEqual(Object.keys(ofBlock(name)).sort());
  });

  it('stand in the reference with their details, and no other', () => {
    expect(documented).toEqual(
      Object.assign(
        eventsIn('src/vocab/names.ts'),
        ...blockNames.map(ofBlock),
        ...services.map(({ path }) => eventsIn(path)),
      ),
    );
  });

  it('of services are in the types for pages, as those of all blocks are', () => {
    expect(services.length).toBeGreaterThan(0);
    const globals = textOf('src/globals.ts');
    const imported = [...globals.matchAll(/^import '\.\/(.+)';$/gm)].map(([, path]) => `src/${path}`);
    expect(imported).toEqual(['src/runtime/services/services.ts', 'src/widgets/blocks.ts']);
    const list = textOf('src/runtime/services/services.ts');
    const listed = [...list.matchAll(/^export type \{\} from '\.\/(.+)';$/gm)].map(
      ([, path]) => `src/runtime/services/${path}`,
    );
    expect(services.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
  });

  it('belong to one block each', () => {
    const names = blockNames.flatMap((name) => Object.keys(ofBlock(name)));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
