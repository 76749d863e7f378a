import { describe, expect, it } from 'vitest';
import type { PreloadManifest } from '../../src/lint/preload.ts';
import { blocks } from '../../src/widgets/blocks.ts';
import { built } from './built.ts';

const { preload, files }: PreloadManifest = JSON.parse(built('manifest.json'));
const lists = [...Object.values(preload.blocks), ...Object.values(preload.services)];

describe('what the manifest says of preloading', () => {
  it('is there for every block and for consent', () => {
    expect(Object.keys(preload.blocks).sort()).toEqual(blocks.map(({ name }) => name).sort());
    expect(preload.services.consent).toContainEqual(expect.stringMatching(/^chunks\//));
  });

  it('names files of the build, each once in its list, and the stage in no other list', () => {
    const messages = Object.values(preload.messages).flatMap(Object.values);
    const all = [...preload.stage, ...lists.flat(), ...messages, ...Object.values(preload.published ?? {})];
    expect(all.filter((path) => !Object.hasOwn(files, path))).toEqual([]);
    for (const list of lists) {
      expect(list).toEqual([...new Set(list)]);
      expect(list.filter((path) => preload.stage.includes(path))).toEqual([]);
    }
  });

  it('begins every block but those with a light view with the same file, the longest: React', () => {
    const [react = ''] = preload.blocks.accordion ?? [];
    for (const { name, level, light } of blocks) {
      const list = preload.blocks[name] ?? [];
      const names = list.map((file) => /chunks\/(.+)-\w+\.js/.exec(file)?.[1]);
      if (light)
        expect(names.filter((one) => one !== 'edge' && one !== 'layer-state')).toEqual([
          name,
          'light',
          ...(level === 'page' ? [] : ['runtime']),
        ]);
      else expect(list[0]).toBe(react);
    }
    expect(JSON.parse(built('manifest.json')).files[react].raw).toBeGreaterThan(150_000);
  });
});
