import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linesMatching, sourceFiles, withoutComments } from './source-files.ts';

/** What no file of the bundle may say, why, and where it may be said after all. */
const FORBIDDEN: { what: string; pattern: RegExp; except?: RegExp }[] = [
  { what: 'text run as code', pattern: /\beval\s*\(|\bnew Function\b|\bsetTimeout\(\s*['"`]|\bsetInterval\(\s*['"`]/ },
  {
    what: 'HTML made from text',
    pattern: /\.(inner|outer)HTML\s*\+?=(?!=)|\binsertAdjacentHTML\b|\bcreateContextualFragment\b|\bsetHTMLUnsafe\b/,
  },
  { what: 'document.write', pattern: /\bdocument\.write(ln)?\b/ },
  {
    what: 'an unload listener, which keeps a page out of the back/forward cache',
    pattern: /['"`](before)?unload['"`]|\bon(before)?unload\b/,
  },
  {
    what: 'the console',
    pattern: /\bconsole\s*(\?\.|\.)/,
    except: /^src\/(loader|single|runtime\/(message-log|loader\/start-loader)|vocab\/rules\/color\/color-problem)\.ts$/,
  },
  {
    what: 'cookies',
    pattern: /\bdocument\.cookie\b|\bcookieStore\b|['"`]cookie['"`]/,
    except: /^src\/runtime\/page\/cookies\.ts$/,
  },
  {
    what: 'web storage',
    pattern: /\b(local|session)Storage\b|\bindexedDB\b/,
    except: /^src\/runtime\/page\/web-storage\.ts$/,
  },
  {
    what: 'a dialog of the browser',
    pattern: /\b(window|globalThis)\.(alert|confirm|prompt)\(|(^|[^.\w])(alert|confirm)\(/,
  },
  {
    what: 'JSON by the page’s own function, which old libraries replace or steer; `toJson` writes it',
    pattern: /\bJSON\.stringify\b/,
    except: /^src\/(vocab|strings|lint)\//,
  },
  {
    what: 'a member of the document that a form of the page may hide: read it with documentMember()',
    pattern:
      /\b(document|ownerDocument)(\?|!)?\.[a-zA-Z]|\b(document|ownerDocument)\[|\}\s*=\s*(\w+\.)*(document|ownerDocument)\s*[;,]/,
    except: /^src\/(?!runtime\/|widgets\/|loader\.ts|main\.ts|single\.ts)/,
  },
  {
    what: 'a loop over what an object inherits; Object.keys, values and entries give its own members',
    pattern: /\bfor\s*(await\s*)?\(\s*(const|let|var)\s+[\w$]+\s+in\b/,
  },
  {
    what: 'a question after members that also finds inherited ones; hasOwn() asks for its own',
    pattern: /['"`]\s+in\s+(?!globalThis\b)\w+[\s)&|?;]/,
    // The linter runs in Node. The two others ask of objects that they have made themselves a line before.
    except: /^src\/(lint\/|runtime\/mount\/(mount-batch\.ts|mount-blocks\.ts)$)/,
  },
  {
    what: 'a schema that walks inherited members; object() of vocab/block/own-object.ts does not',
    pattern: /\bv\.(\w*[oO]bject|record|variant|entriesFromList)\(/,
    except: /^src\/vocab\/block\/own-object\.ts$/,
  },
  {
    what: 'a question after the visitor’s setting alone; motion and data-motion also know the page’s wish and the address',
    pattern: /prefers-reduced-motion/,
    except: /^src\/runtime\/page\/reduced-motion\.ts$/,
  },
  {
    what: 'a call that Safari before 17.4 lacks: use parseAddress(), one controller for several signals, and `checkVisibility?.()`',
    pattern: /\bURL\.(canParse|parse)\b|\bAbortSignal\.any\b|\.checkVisibility\(/,
    // The linter runs in Node.
    except: /^src\/lint\//,
  },
  {
    what: 'a selector that Firefox before 121 throws at: ask in code what an element has',
    pattern: /:has\(/,
    // A rule of a style sheet, which such a browser leaves out.
    except: /^src\/widgets\/_shared\/form\/engine\/look\.ts$/,
  },
  { what: 'a leftover', pattern: /\bdebugger\b/ },
];

const files = sourceFiles(['src'], /\.tsx?$/).map(({ path, text }) => ({ path, text: withoutComments(text) }));

describe('the bundle', () => {
  it.each(FORBIDDEN)('has no $what', ({ pattern, except }) => {
    expect(
      linesMatching(
        files.filter(({ path }) => !except?.test(path)),
        pattern,
      ),
    ).toEqual([]);
  });

  it.each(['cookies', 'web-storage'])('has exactly one file for %s, and that one is used', (name) => {
    const path = `src/runtime/page/${name}.ts`;
    const touching = FORBIDDEN.filter(({ except }) => except?.test(path)).flatMap(({ pattern }) =>
      files.filter(({ text }) => pattern.test(text)).map((file) => file.path),
    );
    expect(touching).toEqual([path]);
  });

  it('hands HTML to React only in files that take it from the sanitiser', () => {
    const handing = files.filter(({ text }) => /\bdangerouslySetInnerHTML\b/.test(text));
    expect(
      handing.filter(({ text }) => !/['"][./]+\/runtime\/page\/sanitise\.ts['"]/.test(text)).map(({ path }) => path),
    ).toEqual([]);
    expect(handing.length).toBeGreaterThan(0);
  });

  it('has no style sheet that asks for the visitor’s setting alone: roots carry data-motion', () => {
    const sheets = sourceFiles(['src'], /\.css$/);
    expect(sheets.length).toBeGreaterThan(5);
    expect(linesMatching(sheets, /prefers-reduced-motion/)).toEqual([]);
    // What moves has a rule for those who want none of it.
    const folders = [...new Set(sheets.map(({ path }) => dirname(path)))];
    const byBlock = folders.map((path) => ({
      path,
      text: sheets.flatMap((sheet) => (dirname(sheet.path) === path ? [sheet.text] : [])).join(''),
    }));
    const moving = byBlock.filter(({ text }) => /(^|[\s;{])(animation|transition)(-\w+)?:(?!\s*none)/.test(text));
    expect(moving.length).toBeGreaterThan(2);
    expect(moving.filter(({ text }) => !text.includes('[data-motion="reduce"]')).map(({ path }) => path)).toEqual([]);
  });

  it('is read whole', () => {
    expect(files.length).toBeGreaterThan(10);
    // The patterns see what they are for.
    const bad = [
      {
        path: 'x.ts',
        text: "element.innerHTML = text;\neval(text);\ndocument.cookie = '';\nconsole.log(1);\naddEventListener('unload', f);\nJSON.stringify(1);\nconst { body } = document;\nfor (const key in all) keep(key);\nif ('text' in told) say();\nv.object({});\nmatchMedia('(prefers-reduced-motion)');\nURL.canParse(text);\nform.querySelector('p:has(img)');",
      },
    ];
    expect(FORBIDDEN.flatMap(({ pattern }) => linesMatching(bad, pattern))).toHaveLength(14);
  });
});
