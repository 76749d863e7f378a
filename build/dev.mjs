// `npm run dev`: serves the demo, and has a saved file on the screen. The first build is the release's; after it esbuild keeps what it has read, and nothing
// is minified, measured or typed. A style sheet is swapped in the open pages, everything else reloads them.
import { fileURLToPath } from 'node:url';
import { takeOnly } from './command-line.mjs';
import { startBundles } from './dev/bundles.mjs';
import { demoServer } from './dev/demo-server.mjs';
import { kindsOf, stylesOf } from './dev/kinds-of.mjs';
import { styleText, tellPages } from './dev/live-pages.mjs';
import { watchSaved } from './dev/saved-files.mjs';
import { BUILD_CHANGED, SIGNALS, supervise } from './dev/supervise.mjs';
import { writeRegistryFiles } from './registry-files.mjs';
import { run } from './run.mjs';

const SELF = fileURLToPath(import.meta.url);

async function work() {
  const server = demoServer();
  const end = async (code) => {
    await server.stop();
    process.exit(code);
  };
  for (const signal of SIGNALS) process.on(signal, () => end(0));
  // A mistake that is there from the start is corrected like any other: the next saved file is shown.
  const said = (error) => console.error(error.message);
  await run(process.execPath, ['build.mjs']).catch(said);
  const bundles = await startBundles();
  await bundles.scripts().catch(said);

  const show = async (paths) => {
    const start = performance.now();
    const kinds = kindsOf(paths);
    if (kinds.has('build')) return end(BUILD_CHANGED);
    const styles = stylesOf(paths);
    if (styles.length) await tellPages({ styles: await Promise.all(styles.map(styleText)) });
    await Promise.all([
      kinds.has('bundle') && bundles.scripts(),
      kinds.has('pages') && bundles.pages(),
      kinds.has('server') && server.update(),
      kinds.has('playground') && bundles.playground(),
    ]);
    if (styles.length < paths.length) await tellPages({ reload: '/' });
    console.log(`${paths.join(', ')}: ${Math.round(performance.now() - start)} ms`);
    // Made as for a release, with a bundle of its own, so that it is a little later.
    if (kinds.has('parts')) await bundles.parts().then(() => tellPages({ reload: '/partes' }));
  };

  const changed = new Set();
  let showing = Promise.resolve();
  const shown = (saved) => {
    for (const path of saved) changed.add(path);
    // What is saved while a file is being shown is shown together, after it.
    showing = showing.then(async () => {
      const paths = [...changed];
      changed.clear();
      if (!paths.length) return;
      await show(paths).catch(said);
      // After it, since few files change a registry: one that is written is a saved file itself, and shown next.
      await writeRegistryFiles().catch(said);
    });
  };
  // Without the watch nothing that is saved would be seen: the server must not stay alone.
  const failed = (error) => {
    said(error);
    return end(1);
  };
  await watchSaved(['src', 'demo', 'build'], shown, failed).then(server.start, failed);
}

takeOnly('--worker');
if (process.argv.includes('--worker')) await work();
else supervise([SELF, '--worker']);
