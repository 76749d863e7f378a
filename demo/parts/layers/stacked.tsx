import type { LayerModule, LayerViewProps } from '../../../src/runtime/mount/block-module.ts';
import { defineBlock } from '../../../src/vocab/block/define-block.ts';
import type { DataOf } from '../../../src/vocab/block/field.ts';
import button from '../../../src/widgets/_shared/ui/button/button.css';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import dialog from '../../../src/widgets/_shared/ui/dialog/dialog.css';
import { Dialog } from '../../../src/widgets/_shared/ui/dialog/dialog.tsx';

declare module '../../../src/vocab/block/layers.ts' {
  interface LayerPayloads {
    stacked: { readonly depth: number; readonly text?: string };
  }
}

const block = defineBlock({
  name: 'stacked',
  summary: 'A dialog that opens another one over itself.',
  when: 'load',
  budget: 2_000,
  level: 'page',
  many: true,
  data: {},
});

function View({ handle, layer }: LayerViewProps<DataOf<typeof block.data>, null, 'stacked'>) {
  const { depth, text = 'Cada camada fica sobre a anterior; Esc fecha só a de cima.' } = layer.payload;
  return (
    <Dialog
      handle={handle}
      title={`Camada ${depth}`}
      text={text}
      hidden={() => layer.close()}
      actions={(hide) => (
        <>
          <Button onClick={hide}>Fechar</Button>
          {depth < 3 && (
            <Button
              kind="main"
              data-focus
              onClick={() => handle.run(() => handle.open('stacked', { depth: depth + 1 }))}
            >
              Abrir a próxima
            </Button>
          )}
        </>
      )}
    />
  );
}

export default {
  block,
  View,
  styles: [button, dialog],
  readOwn: () => ({ content: null, lend: [] }),
} satisfies LayerModule<typeof block.data, null, 'stacked'>;
