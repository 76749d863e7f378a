import { logout } from '../../../src/api/auth.ts';
import { startCalls } from '../../../src/runtime/services/calls/start-calls.ts';
import type { LayerPayloads } from '../../../src/vocab/block/layers.ts';
import { fakePage } from '../../fake-page.ts';

/** What the dialog was opened with. */
let opened: LayerPayloads['dialog'][] = [];

const { api: request } = startCalls(
  fakePage(
    {},
    {
      async open(_, ...[payload]) {
        opened.push(payload as LayerPayloads['dialog']);
        // Gone at once: what still shows would not be said again.
        return { closed: Promise.resolve(), close: () => {} };
      },
    },
  ),
);

/** The page's own call layer in a page, for a call that no block makes yet: what comes of it, and what the page would show. */
async function signOut(): Promise<{ outcome: string; told: [string, string][]; error: string }> {
  opened = [];
  const told = (): [string, string][] => opened.map(({ kind, text = '' }) => [kind, text]);
  try {
    await logout(request);
    return { outcome: 'done', told: told(), error: '' };
  } catch (error) {
    return { outcome: 'failed', told: told(), error: error instanceof Error ? `${error.stack}` : '' };
  }
}

Object.assign(window, { signOut });
