import type { LayerModule, LayerViewProps } from '../../../src/runtime/mount/block-module.ts';
import { defineBlock } from '../../../src/vocab/block/define-block.ts';
import type { DataOf } from '../../../src/vocab/block/field.ts';
import button from '../../../src/widgets/_shared/ui/button/button.css';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import dialog from '../../../src/widgets/_shared/ui/dialog/dialog.css';
import { Dialog } from '../../../src/widgets/_shared/ui/dialog/dialog.tsx';

declare module '../../../src/vocab/block/layers.ts' {
  interface LayerPayloads {
    'page-content': { readonly source: Element };
  }
}

const block = defineBlock({
  name: 'page-content',
  summary: 'A layer that shows an element of the page, such as the server’s form, and gives it back.',
  when: 'load',
  budget: 2_000,
  level: 'page',
  data: {},
});

function View({ handle, layer }: LayerViewProps<DataOf<typeof block.data>, null, 'page-content'>) {
  return (
    <Dialog
      handle={handle}
      title="Conteúdo da página"
      hidden={() => layer.close()}
      actions={(hide) => <Button onClick={hide}>Fechar</Button>}
    >
      <slot name="content" />
    </Dialog>
  );
}

export default {
  block,
  View,
  styles: [button, dialog],
  readOwn: (source) => ({ content: null, lend: [{ slot: 'content', nodes: [...source.children], unhide: true }] }),
} satisfies LayerModule<typeof block.data, null, 'page-content'>;
