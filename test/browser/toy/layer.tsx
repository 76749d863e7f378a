import { useState } from 'react';
import type { BlockModule, ViewProps } from '../../../src/runtime/mount/block-module.ts';
import { defineBlock } from '../../../src/vocab/block/define-block.ts';
import type { DataOf } from '../../../src/vocab/block/field.ts';
import { text } from '../../../src/vocab/block/fields.ts';
import { Throwing } from './throwing.tsx';

declare module '../../../src/vocab/block/layers.ts' {
  interface LayerPayloads {
    layer: undefined;
  }
}

const block = defineBlock({
  name: 'layer',
  summary: 'A page-level block.',
  when: 'load',
  budget: 1_000,
  level: 'page',
  data: { words: text({ fallback: 'Aviso', help: 'What it says.' }) },
});

function Notice({ data, handle }: ViewProps<DataOf<typeof block.data>, null>) {
  const [clicks, setClicks] = useState(0);
  return (
    <section className="notice" aria-label={data.words}>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {data.words}: {clicks} {handle.dir}
      </button>
    </section>
  );
}

const View = (props: ViewProps<DataOf<typeof block.data>, null>) => <Throwing View={Notice} given={props} />;

export default {
  block,
  View,
  styles: ['.notice { position: fixed; inset: auto 0 0 0; height: 60px; background: #fff; }'],
  readOwn(source) {
    if (source.hasAttribute('data-unreadable')) throw new Error('unreadable');
    return { content: null, lend: [] };
  },
} satisfies BlockModule<typeof block.data, null>;
