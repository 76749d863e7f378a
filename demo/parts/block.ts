import { defineBlock } from '../../src/vocab/block/define-block.ts';
import { oneOf } from '../../src/vocab/block/fields.ts';
import { sentence } from '../../src/vocab/block/sentence.ts';

/** What blocks share, shown in every state. It is in the demo's own bundle and in no registry of the product. */
export const parts = defineBlock({
  name: 'parts',
  summary: sentence('Shows the parts that blocks share.'),
  when: 'load',
  budget: 30_000,
  data: {
    show: oneOf(['all', 'sample'], { fallback: 'all', help: sentence('Everything, or a few of them.') }),
  },
});
