import { readFileSync } from 'node:fs';
import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { readPeer } from './peers/read-peer.mjs';
import { preloadLines, vitrineFiles } from './peers/vitrine.mjs';
import { visit } from './visit.mjs';

/** The server's form: the smallest published markup of Vitrine's own form. */
const BLOCK = readFileSync(new URL('../../src/widgets/form/example.html', import.meta.url), 'utf8');
const FORM = BLOCK.replace(/^<div[^>]*>/, '').replace(/<\/div>\s*$/, '');

const START = `const check = new JustValidate('form');
for (const field of document.querySelectorAll('[name]'))
  check.addField(field, [{ rule: 'required' }, ...(field.type === 'email' ? [{ rule: 'email' }] : [])]);
document.documentElement.dataset.stands = '';`;

const VITRINE = {
  head: '<script async src="/dist/vitrine.js"></script>',
  body: BLOCK,
  stands: 'document.querySelector("[data-block-state=ready]")',
  error: '[aria-invalid=true]',
};

/** `stands` says in the page that the peer's own checks answer; `error` is found after an empty form was sent. */
const peers = (dist) => ({
  vitrine: VITRINE,
  'vitrine-preload': { ...VITRINE, head: `${preloadLines(dist, ['form'])}${VITRINE.head}` },
  'plain-html': { head: '', body: FORM, stands: 'document.querySelector("form button")', error: ':user-invalid' },
  'just-validate': {
    head: '<script defer src="/just-validate.js"></script><script defer src="/just-validate-start.js"></script>',
    body: FORM,
    stands: 'document.querySelector("[data-stands]")',
    error: '.just-validate-error-label',
  },
});

const page = ({ head, body }) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contato</title>${head}</head><body><h1>Contato</h1>${body}</body></html>`;

/** Seen: the form is drawn. Usable: it is drawn, and its checks answer. */
const watchFor = (stands) => `(() => {
  const look = () => {
    const drawn = document.querySelector('form, [data-block=form]')?.getBoundingClientRect().height > 0;
    if (drawn) window.seen.seen ??= performance.now();
    if (drawn && ${stands}) window.seen.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** An empty form is not sent, and says what is wrong at a field. */
async function answers(page, error) {
  const address = page.url();
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  const said = await page
    .locator(error)
    .first()
    .waitFor({ state: 'attached', timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  return said && page.url() === address;
}

/**
 * From navigation to a form that is seen, and to one that answers, on a telephone's screen, under every condition asked for but the fastest.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runForm({ browser, server, origin, dist, conditions, runs, random }, keep) {
  const all = peers(dist);
  server.put({
    ...vitrineFiles(dist),
    '/just-validate.js': readPeer('just-validate/dist/just-validate.production.min.js'),
    '/just-validate-start.js': START,
  });
  for (const [name, peer] of Object.entries(all)) server.put({ [`/form/${name}`]: page(peer) });
  for (const condition of conditions.filter((name) => name !== '1x')) {
    const { cpu, slow } = CONDITIONS[condition];
    const sample = (name) => {
      const { stands, error } = all[name];
      return visit(browser, {
        url: `${origin(slow)}/form/${name}`,
        cpu,
        watch: watchFor(stands),
        names: ['seen', 'usable'],
        verify: (tab) => answers(tab, error),
      });
    };
    await sample('vitrine');
    const samples = await rounds({ names: Object.keys(all), runs, random, sample });
    await keep({ condition, runs, ...compared(samples, ['vitrine', 'vitrine-preload']) });
  }
}
