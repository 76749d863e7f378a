import { useSyncExternalStore } from 'react';
import type { ViewProps } from '../../runtime/blocks/door.ts';
import { topDialog, withoutDialog } from '../../runtime/store/ui.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { dialog } from './block.ts';
import type { DialogContent } from './content.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { SystemError } from './system-error.tsx';

/** Shows the topmost of the page's dialogs; the ones below come back when it goes. */
export function View({ host }: ViewProps<DataOf<typeof dialog.data>, DialogContent>) {
  const { store } = host;
  const top = useSyncExternalStore(store.subscribe, () => topDialog(store.getState().ui));
  if (!top) return null;
  const Prompt = top.kind === 'login' ? LoginPrompt : SystemError;
  const close = (): void => store.setState(({ ui }) => ({ ui: withoutDialog(ui, top.id) }));
  return <Prompt key={top.id} host={host} text={top.text} close={close} />;
}
