// How long React takes from import() to evaluated, in three forms: CommonJS as it is shipped, real ES modules, and these with V8's compile hint.
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { reactModules } from '../../build/bundler/react-modules.mjs';
import { takeOnly } from '../../build/command-line.mjs';
import { launch, shown } from './chromium.mjs';

takeOnly();
const RUNS = 9;

const bundle = async (plugins) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createRoot } from 'react-dom/client'; export { useState } from 'react';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logOverride: { 'import-is-undefined': 'silent' },
    plugins,
    write: false,
  });
  return outputFiles[0].text;
};
const asModules = await bundle([reactModules]);
const forms = {
  commonjs: await bundle([]),
  modules: asModules,
  'modules with hint': `//# allFunctionsCalledOnLoad\n${asModules}`,
};

const server = createServer((request, response) => {
  const form = new URL(request.url, 'http://localhost').searchParams.get('form');
  response.setHeader('content-type', form ? 'text/javascript' : 'text/html');
  response.end(form ? forms[form] : '<!doctype html><title>React</title>');
}).listen(0);
const origin = `http://localhost:${server.address().port}`;
const browser = await launch();

async function measure(form, slowdown) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const ms = await page.evaluate(
    async (path) => {
      await fetch(path).then((answer) => answer.text());
      const from = performance.now();
      await import(path);
      return performance.now() - from;
    },
    `/?form=${encodeURIComponent(form)}`,
  );
  await context.close();
  return ms;
}

for (const slowdown of [1, 4]) {
  const found = Object.fromEntries(Object.keys(forms).map((form) => [form, []]));
  await measure('commonjs', slowdown);
  for (let run = 0; run < RUNS; run++) {
    for (const form of Object.keys(forms).sort(() => Math.random() - 0.5))
      found[form].push(await measure(form, slowdown));
  }
  console.log(`import() of React, ${slowdown}x slowdown, ${RUNS} runs shuffled, ms`);
  for (const [form, values] of Object.entries(found)) console.log(`  ${form.padEnd(18)} ${shown(values)}`);
}
await browser.close();
server.close();
