// What a page with a tracker does: it tells of something two hundred times a second, whatever becomes of it.
import { CircuitBreaker } from '../../../../src/api/call/circuit-breaker.ts';
import { traceCall } from '../../../../src/api/tracking/trace.ts';
import { BeaconQueue } from '../../../../src/runtime/page/beacon-queue.ts';
import { watchLeaving } from '../../../../src/runtime/page/page-visibility.ts';
import { local } from '../../../../src/runtime/page/web-storage.ts';
import { LEAVING } from './leaving.ts';

/** ms between two events */
const EVERY = 5;

const options = new URLSearchParams(location.search);
const first = Number(options.get('from'));
const most = Number(options.get('count'));

function tellEvents(): void {
  const queue = new BeaconQueue<{ pageUrl: string; type: string; data: number }>({
    address: `${location.origin}/api/events/Trace`,
    every: options.has('last') ? 3_600_000 : 1_000,
    key: 'vitrine:ensaio',
    storage: local,
    mayStore: () => options.has('consent'),
    breaker: new CircuitBreaker({ read: () => null, write: () => {} }),
    encode(items) {
      const { form = {} } = traceCall(items);
      return { body: `${new URLSearchParams(form)}`, type: 'application/x-www-form-urlencoded;charset=UTF-8' };
    },
  });
  watchLeaving((ends) => queue.sendOnLeave(ends));
  addEventListener('pagehide', () => localStorage.setItem(`${LEAVING}${first}`, ''));

  const start = performance.now();
  let told = 0;
  const tell = (): void => {
    const due = Math.min(most, Math.floor((performance.now() - start) / EVERY) + 1);
    for (; told < due; told += 1) queue.push({ pageUrl: location.pathname, type: 'ensaio', data: first + told });
    document.documentElement.dataset.told = `${told}`;
    if (told < most) setTimeout(tell, EVERY);
  };
  tell();
}

// It comes into every page of the browser, before the page's own markup.
if (options.has('count')) addEventListener('DOMContentLoaded', tellEvents);
