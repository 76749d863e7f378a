import type { LayerHandle } from '../../../vocab/block/layers.ts';
import type { DialogKind, DialogOptions, DialogOutcome, Dialogs } from '../../../vocab/dialogs.ts';
import { isRecord } from '../../../vocab/is-record.ts';
import { LOGOUT_QUERY } from '../../../vocab/names.ts';
import { stringOf } from '../../../vocab/rules/text/string-of.ts';
import { pointOf } from '../../page/pointer-place.ts';
import { replaceAddress } from '../../page/replace-address.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService, ServiceModule } from '../../stage/service-module.ts';

export default { start: startDialogs } satisfies ServiceModule<Dialogs>;

type DialogPage = Pick<Page, 'open' | 'store'>;

/** The options of a dialog, or a text alone; of an object one of its texts has to be a string (ERR-607). */
const optionsOf = (given: DialogOptions | string): DialogOptions =>
  isRecord(given) && [given.title, given.text, given.notice].some((one) => typeof one === 'string')
    ? given
    : { text: stringOf(given) };

/** A layer that cannot be opened is reported where it fails. */
const ignore = (): void => {};

/** Starts the dialogs of a page, and shows the notice to a visitor who has just signed out. */
function startDialogs(page: DialogPage): RunningService<Dialogs> {
  const spinner = pageSpinner(page);

  const ask =
    (kind: DialogKind) =>
    async (given: DialogOptions | string, event?: unknown): Promise<DialogOutcome> => {
      const options = optionsOf(given);
      // Only an owner's pointer is followed (OWNER-302): of a visitor's the event that asks is known, and no more.
      const place = pointOf(event) ?? page.store.getState().owner?.pointer();
      const position = options.position === 'mouse' ? (place ?? 'center') : options.position;
      const { closed } = await page.open('dialog', { ...options, kind, ...(position && { position }) });
      // A page that is stopped ends its layers without a choice.
      return ((await closed) ?? 'cancel') as DialogOutcome;
    };
  const inform = ask('inform');
  if (takeLogout()) inform({ notice: 'signed-out' }).catch(ignore);

  return {
    api: { confirm: ask('confirm'), alert: ask('alert'), inform, showSpinner: spinner.show, hideSpinner: spinner.hide },
    stop: spinner.stop,
  };
}

/**
 * Returns whether the visitor comes from signing out. The parameter is removed from the address, so that the notice is
 * shown once (T-28).
 */
function takeLogout(): boolean {
  const parameters = location.search.slice(1).split('&');
  if (!parameters.includes(`${LOGOUT_QUERY}=true`)) return false;
  const address = new URL(location.href);
  address.search = parameters.filter((one) => one.split('=')[0] !== LOGOUT_QUERY).join('&');
  replaceAddress(address.href);
  return true;
}

/** The one spinner of a page. It is shown while any owner wants it; the same owner counts once (DLG-002). */
function pageSpinner({ open, store }: DialogPage) {
  const owners = new Set<unknown>();
  let layer: Promise<LayerHandle> | null = null;
  const update = (): void => {
    store.setState(({ ui }) => ({ ui: { ...ui, spinners: owners.size } }));
    if (owners.size && !layer) {
      const own = open('dialog', { kind: 'spinner' });
      layer = own;
      own.catch(() => {
        if (layer === own) layer = null;
      });
    } else if (!owners.size && layer) {
      layer.then((shown) => shown.close(), ignore);
      layer = null;
    }
  };
  return {
    async show(owner?: unknown): Promise<void> {
      owners.add(owner);
      update();
      await layer;
    },
    async hide(owner?: unknown): Promise<void> {
      owners.delete(owner);
      update();
    },
    stop() {
      owners.clear();
      update();
    },
  };
}
