// The self-check of what is moved: frames, focus, scroll positions.
import { $, check, equal, ready, until } from './self-check-tools.js';

const run = Math.random().toString(36).slice(2);
const frames = () => [...document.querySelectorAll('iframe[data-frame]')];
const heard = [];

/** How often each frame was asked for, as the server counts. */
async function requests() {
  const names = await (await fetch('/__frames')).json();
  return Object.fromEntries(
    frames().map(({ dataset: { frame } }) => [frame, names.filter((name) => name === `${run}-${frame}`).length]),
  );
}

/** Before the tag is there: frames that have loaded, a text that is scrolled, a field that has the focus. */
export async function prepareMoving() {
  const loaded = frames().map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve)));
  if (location.protocol !== 'file:') {
    for (const frame of frames()) frame.src = `/__frame?name=${run}-${frame.dataset.frame}`;
    await Promise.all(loaded);
  }
  $('moved').querySelector('.roll').scrollTop = 80;
  const field = $('moved').querySelector('input');
  field.focus({ preventScroll: true });
  field.setSelectionRange(1, 2);
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    document.addEventListener(type, ({ target }) => target === field && heard.push(type), true);
}

/** What a visitor has in hand stays so when the block comes and goes. */
export async function stateKept() {
  const host = $('moved');
  const [field, roll] = [host.querySelector('input'), host.querySelector('.roll')];
  const equalState = () => {
    equal('the focus', document.activeElement, field);
    equal('the selection', `${field.selectionStart}-${field.selectionEnd}`, '1-2');
    equal('the scroll position', roll.scrollTop, 80);
    equal('what handlers heard', heard.join(), '');
  };
  await check(
    'focus, selection and scroll positions stay when a block comes and goes, and no handler hears',
    async () => {
      host.scrollIntoView();
      await ready(host);
      equal('the slot', roll.closest('[slot]')?.assignedSlot?.name, 'panel-0');
      equalState();
      window.Vitrine.unmount(host);
      equalState();
      window.Vitrine.scan();
      await ready(host);
      equalState();
    },
  );
}

/** Each block with a frame in it comes, goes and comes again. */
export async function framesOnce() {
  if (location.protocol === 'file:') return;
  await check('a frame in a block is asked for once, though the block comes, goes and comes again', async () => {
    const hosts = frames().map((frame) => frame.closest('[data-block], .sqs-block'));
    for (const host of hosts) {
      host.scrollIntoView();
      await until(`${host.id} to be ready`, () => host.dataset.blockState === 'ready');
      window.Vitrine.unmount(host);
      window.Vitrine.scan();
      await until(`${host.id} to be ready again`, () => host.dataset.blockState === 'ready');
    }
    const counts = await requests();
    const wrong = Object.entries(counts).filter(([, count]) => count !== 1);
    equal('frames asked for otherwise than once', wrong.map((one) => one.join(' ')).join(), '');
    return Object.keys(counts).join(', ');
  });
}
