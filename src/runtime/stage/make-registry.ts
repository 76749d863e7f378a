import type { Block } from '../../vocab/block/define-block.ts';
import type { Service } from '../../vocab/block/define-service.ts';
import { publishedNamesOf } from '../../vocab/block/published-names-of.ts';
import type { BlockEntry, ChunkFiles, Registry, ServiceEntry, ServiceRegistry } from './registry.ts';

/** All words of a language, for the single file. The build of chunks writes registries of its own, in which each chunk has its words. */
const files: ChunkFiles = {
  messages: (language) => (language === 'en' ? import('../../strings/en.ts') : import('../../strings/es.ts')),
};

type BlockLine = readonly [
  block: Pick<Block, 'name' | 'when' | 'level' | 'light' | 'consent' | 'publishedNames'>,
  load: BlockEntry['load'],
  reader?: BlockEntry['reader'],
];

/** Makes the registry of blocks from their declarations and what fetches their files. */
export const blockRegistry = (lines: readonly BlockLine[]): Registry =>
  Object.fromEntries(
    lines.map(([block, load, reader]): [string, BlockEntry] => {
      const { name, when, level, light, consent } = block;
      const publishedNames = publishedNamesOf(block);
      return [
        name,
        {
          ...files,
          when,
          load,
          ...(level === 'page' && { level }),
          ...(light && { light }),
          ...(consent && { consent }),
          ...(publishedNames.length && { publishedNames }),
          ...(reader && { reader }),
        },
      ];
    }),
  );

/** Makes the registry of services from their declarations and what fetches their files. */
export const serviceRegistry = (
  lines: readonly (readonly [service: Service, load: ServiceEntry['load']])[],
): ServiceRegistry =>
  Object.fromEntries(
    lines.map(([{ name, starts, shows, consent }, load]) => [
      name,
      { ...files, starts, load, ...(shows && { shows }), ...(consent && { consent }) },
    ]),
  );
