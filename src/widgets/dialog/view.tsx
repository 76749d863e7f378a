import type { LayerViewProps } from '../../runtime/blocks/door.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { dialog } from './block.ts';
import type { DialogContent } from './content.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { SystemError } from './system-error.tsx';

/** One of the page's dialogs; the ones below show again when it goes. */
export function View({ host, layer }: LayerViewProps<DataOf<typeof dialog.data>, DialogContent, 'dialog'>) {
  const { kind, text } = layer.payload;
  const Prompt = kind === 'login' ? LoginPrompt : SystemError;
  return <Prompt host={host} text={text} close={() => layer.close()} />;
}
