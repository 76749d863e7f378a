import type { ViewProps } from '../../src/runtime/blocks/door.ts';
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
export function View({ data, host }: ViewProps<DataOf<typeof parts.data>, null>) {
  if (data.show === 'sample') return <Sample host={host} />;
  return (
    <div className="all">
      <Buttons host={host} />
      <Icons />
      <Waiting host={host} />
      <States host={host} />
      <Keyboard host={host} />
      <Floating host={host} />
      <Dialogs host={host} />
      <Texts />
    </div>
  );
}
