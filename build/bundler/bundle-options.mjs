import { messageModules } from './messages.mjs';
import { noSentences, styleTexts, trustedLeaflet } from './plugins.mjs';
import { reactModules } from './react-modules.mjs';

/**
 * What every bundle of pages has.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const common = {
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  // Modules are strict by themselves; the classic files need no directive for what they do.
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', alwaysStrict: false, verbatimModuleSyntax: true } },
  jsx: 'automatic',
  metafile: true,
  legalComments: 'none',
  plugins: [reactModules, messageModules, styleTexts, noSentences, trustedLeaflet],
  logLevel: 'warning',
  // React asks the scheduler for functions that only its development build has.
  logOverride: { 'import-is-undefined': 'silent' },
};

/** What the sources ask of the build by name. */
export const defined = (version) => ({ __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' });
