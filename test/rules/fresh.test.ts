import { describe, expect, it } from 'vitest';
import { referenceFor } from '../../build/reference.mjs';
import { blockNames, declarationOf, exampleOf } from '../declarations.ts';
import { built, readManifest } from './built.ts';

describe('what the build made', () => {
  it.each(blockNames)('says of %s what its declaration says now', async (name) => {
    expect(built(`reference/${name}.md`)).toBe(await referenceFor(await declarationOf(name), exampleOf(name)));
  });

  it('has every block, and no other', () => {
    expect(Object.keys(readManifest().blocks).sort()).toEqual([...blockNames]);
  });
});
