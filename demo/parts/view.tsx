import type { ViewProps } from '../../src/runtime/mount/block-module.ts';
import type { DataOf } from '../../src/vocab/block/field.ts';
import type { parts } from './block.ts';
import { Buttons } from './sections/buttons.tsx';
import { Dialogs } from './sections/dialogs.tsx';
import { Floating } from './sections/floating.tsx';
import { Icons } from './sections/icons.tsx';
import { Keyboard } from './sections/keyboard.tsx';
import { Sample } from './sections/sample.tsx';
import { States } from './sections/states.tsx';
import { Texts } from './sections/texts.tsx';
import { Waiting } from './sections/waiting.tsx';

/** Every part, or a few of them for another look of the page. */
export function View({ data, handle }: ViewProps<DataOf<typeof parts.data>, null>) {
  if (data.show === 'sample') return <Sample handle={handle} />;
  return (
    <div className="all">
      <Buttons handle={handle} />
      <Icons />
      <Waiting handle={handle} />
      <States handle={handle} />
      <Keyboard handle={handle} />
      <Floating handle={handle} />
      <Dialogs handle={handle} />
      <Texts />
    </div>
  );
}
