import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { dialog } from './block.ts';
import type { DialogContent } from './content.ts';
import { LoginPrompt } from './login-prompt.tsx';
import { SystemError } from './system-error.tsx';

/** One of the page's dialogs; the ones below show again when it goes. */
export function View({ handle, layer }: LayerViewProps<DataOf<typeof dialog.data>, DialogContent, 'dialog'>) {
  const { kind, text } = layer.payload;
  const Prompt = kind === 'login' ? LoginPrompt : SystemError;
  return <Prompt handle={handle} text={text} close={() => layer.close()} />;
}
