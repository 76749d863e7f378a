import { logout } from '../../src/api/auth.ts';
import { Report } from '../../src/runtime/report.ts';
import { pageRequest } from '../../src/runtime/services/calls/page-request.ts';
import { createPageStore } from '../../src/runtime/store/store.ts';
import { toContext } from '../../src/vocab/context.ts';

const store = createPageStore(toContext({}));
const request = pageRequest({
  store,
  report: new Report(),
  words: new Map(),
  language: 'pt-BR',
  stops: new Set(),
  open: () => {},
  services: () => Promise.reject(new Error('nothing here asks for them')),
});

/** The page's own call layer in a page, for a call that no block makes yet: what comes of it, and what the page would show. */
async function signOut(): Promise<{ outcome: string; told: [string, string][]; error: string }> {
  // A dialog that is open already is not opened again.
  store.setState(({ ui }) => ({ ui: { ...ui, dialogs: [] } }));
  const told = (): [string, string][] => store.getState().ui.dialogs.map(({ kind, text }) => [kind, text]);
  try {
    await logout(request);
    return { outcome: 'done', told: told(), error: '' };
  } catch (error) {
    return { outcome: 'failed', told: told(), error: error instanceof Error ? `${error.stack}` : '' };
  }
}

Object.assign(window, { signOut });
