// @vitest-environment node
// One word for one thing: words that the project has replaced do not come back, in code, comments, documents or names of files.
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMade } from './made-pages.ts';
import { type SourceFile, sourceFiles } from './source-files.ts';

interface OldWord {
  readonly old: RegExp;
  readonly use: string;
  /** Where the word is old; everywhere if absent. */
  readonly where?: RegExp;
}

const RUNTIME = /^src\/(runtime|widgets)\//;
const DOCUMENTS = /\.md$/;

/** A word that nothing else is called, wherever it is part of a line. */
const word = (pattern: string, use: string, where?: RegExp): OldWord => ({
  old: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`),
  use,
  ...(where && { where }),
});

const OLD_WORDS: readonly OldWord[] = [
  // What a page or a theme may have written.
  { old: /data-block-load=\\?["']?touched|["']touched["']/, use: 'interaction' },
  // Parts of the runtime.
  word('[dD]oors?|LayerDoor|PublishedDoor', 'block module (BlockModule)'),
  word('KnownBlock|(?:type |interface |: )Known', 'block record (BlockRecord)', /^src\/runtime\/|^test\/(?!rules)/),
  word('KindParts', 'MountContext'),
  word('mountKind|mount-kind', 'mountBlocks'),
  word('HOSTS', 'BLOCK_SELECTOR', RUNTIME),
  word('HEARD', 'LISTENED_EVENTS'),
  word('twice(?=\\()|twice\\.ts', 'retryOnce'),
  word('early-input|[eE]arly input|createEarlyInput', 'event replay, held clicks'),
  word('onAsked', 'onCloseRequest'),
  word('platformReader', 'readPublished'),
  word('host\\.(?:run|after|emit|strings|request|open)(?=\\()', 'handle'),
  word('fakeHost|fake-host', 'fakeHandle'),
  word('HeldLayer|held-layer', 'NonModalPopup'),
  word('kept-items|keptItems|KeptItems', 'stored queue (StoredQueue)'),
  // The call layer.
  word('Outage|TabNote', 'circuit breaker (CircuitBreaker, TabStorage)'),
  word('judge(?=\\()|Verdict', 'classifyResponse, ResponseClass'),
  word('(?:OwnerLogout|Checkout|NativeBridge|ErrorQueue|EventsService|Recorder)Parts', '…Options'),
  word('RequestParts|TokenPlace', 'RequestEnvironment, TokenStorage'),
  word('manners', 'request options'),
  word('within\\.ts|TimeIsUp', 'deadline.ts, DeadlineError'),
  word('MOST_(?:NATIVE_REQUESTS|QUEUED|SENDS)|LONGEST_STACK', 'MAX_…'),
  // Blocks and their tests.
  word('conduct|startConduct', 'playback'),
  word('movers?|straight-mover|wave-mover', 'animator', /^(src|test)\//),
  word('takeEarly', 'takeHeldClicks'),
  word('complaints?', 'form error; in the linter: error message'),
  // Folders and documents.
  word('from room to room|which room|[rR]ooms that|lower room|roomOf = \\(path', 'folder', /^test\/|\.(md|mjs)$/),
  word('[tT]he (?:cast|wires|desk)', 'the blocks, the call layer, the tools'),
  word('[dD]ata bases?', 'database'),
  word('[mM]end(?:s|ed|ing)?', 'fix, repair'),
  word('[rR]ooms?', 'folder, or space', DOCUMENTS),
];

/** The words are named in these. */
const SKIPPED = /^(CHANGELOG\.md|test\/rules\/words\.test\.ts|test\/releases\/|test\/bench\/results\/)/;

/** `path:line` with the old word and the one to use, for each line of a file and for its name. */
const oldWordsIn = ({ path, text }: SourceFile): string[] =>
  OLD_WORDS.filter(({ where }) => !where || where.test(path)).flatMap(({ old, use }) => {
    const name = old.exec(basename(path))?.[0];
    const lines = old.test(text) ? text.split('\n') : [];
    return [
      ...(name === undefined ? [] : [`${path} is named "${name}"; use ${use}`]),
      ...lines.flatMap((line, index) => {
        const found = old.exec(line)?.[0];
        return found === undefined ? [] : [`${path}:${index + 1} says "${found}"; use ${use}`];
      }),
    ];
  });

const files = sourceFiles(
  [
    'src',
    'test',
    'demo',
    'build',
    'docs',
    'build.mjs',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ],
  /\.(tsx?|mjs|js|css|html|md|json|template)$/,
).filter(({ path }) => !SKIPPED.test(path) && !isMade(path) && basename(path) !== basename(import.meta.filename));

describe('words that the project has replaced', () => {
  it('are in no file and in no name of one', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap(oldWordsIn)).toEqual([]);
  });

  it('are found where they come back, with the word to use', () => {
    const text = [
      '// The door of the accordion tells HOSTS what the cast needs; an outdoor door-step is none.',
      'const early = host.takeEarly(); // held by Outage, "touched" as data-block-load="touched"',
      'await twice(() => judge(status)); // twice (in a sentence) is none, and nothing is misjudged',
    ].join('\n');
    expect(oldWordsIn({ path: 'src/runtime/stage/held-layer.ts', text })).toEqual([
      'src/runtime/stage/held-layer.ts:2 says ""touched""; use interaction',
      'src/runtime/stage/held-layer.ts:1 says "door"; use block module (BlockModule)',
      'src/runtime/stage/held-layer.ts:1 says "HOSTS"; use BLOCK_SELECTOR',
      'src/runtime/stage/held-layer.ts:3 says "twice"; use retryOnce',
      'src/runtime/stage/held-layer.ts is named "held-layer"; use NonModalPopup',
      'src/runtime/stage/held-layer.ts:2 says "Outage"; use circuit breaker (CircuitBreaker, TabStorage)',
      'src/runtime/stage/held-layer.ts:3 says "judge"; use classifyResponse, ResponseClass',
      'src/runtime/stage/held-layer.ts:2 says "takeEarly"; use takeHeldClicks',
      'src/runtime/stage/held-layer.ts:1 says "the cast"; use the blocks, the call layer, the tools',
    ]);
    expect(oldWordsIn({ path: 'made-up.md', text: 'Mend the room.' })).toEqual([
      'made-up.md:1 says "Mend"; use fix, repair',
      'made-up.md:1 says "room"; use folder, or space',
    ]);
  });
});
