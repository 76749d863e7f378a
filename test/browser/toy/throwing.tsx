import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { ViewProps } from '../../../src/runtime/blocks/door.ts';

const boom = (where: string): never => {
  throw new Error(`boom in ${where}`);
};

interface Props<Data, Content> {
  View: ComponentType<ViewProps<Data, Content>>;
  given: ViewProps<Data, Content>;
}

/** The View of a real block, which throws where the element's `data-throws` says. */
export function Throwing<Data, Content>({ View, given }: Props<Data, Content>) {
  const { host } = given;
  const where = host.element.getAttribute('data-throws');
  const [broken, setBroken] = useState(false);
  if (where === 'render' || broken) boom(where ?? '');
  useLayoutEffect(() => {
    if (where === 'layout effect') boom(where);
  }, [where]);
  useEffect(() => {
    if (where === 'effect') boom(where);
    if (where === 'timer') return host.after(20, () => boom(where));
    if (where === 'promise') host.run(async () => boom(where));
    const click = (): void => {
      if (where === 'handler') host.run(() => boom(where));
      if (where === 'later render') setBroken(true);
    };
    host.element.addEventListener('click', click);
    return () => host.element.removeEventListener('click', click);
  }, [where, host]);
  return <View {...given} />;
}
