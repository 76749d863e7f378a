import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { ViewProps } from '../../../src/runtime/mount/block-module.ts';

const boom = (where: string): never => {
  throw new Error(`boom in ${where}`);
};

interface Props<Data, Content> {
  View: ComponentType<ViewProps<Data, Content>>;
  given: ViewProps<Data, Content>;
}

/** The View of a real block, which throws where the element's `data-throws` says. */
export function Throwing<Data, Content>({ View, given }: Props<Data, Content>) {
  const { handle } = given;
  const where = handle.element.getAttribute('data-throws');
  const [broken, setBroken] = useState(false);
  const [torn, setTorn] = useState(false);
  const [turns, setTurns] = useState(0);
  if (where === 'render' || broken) boom(where ?? '');
  useLayoutEffect(() => {
    if (where === 'layout effect') boom(where);
  }, [where]);
  useLayoutEffect(() => {
    if (turns > 0) setTurns(turns + 1);
  }, [turns]);
  useEffect(() => {
    if (where === 'effect') boom(where);
    if (where === 'timer') return handle.after(20, () => boom(where));
    if (where === 'promise') handle.run(async () => boom(where));
    const click = (): void => {
      if (where === 'handler') handle.run(() => boom(where));
      if (where === 'later render') setBroken(true);
      if (where === 'bare handler') boom(where);
      if (where === 'endless render') setTurns(1);
      if (where === 'torn text') setTorn(true);
    };
    handle.element.addEventListener('click', click);
    return () => handle.element.removeEventListener('click', click);
  }, [where, handle]);
  if (where !== 'torn text') return <View {...given} />;
  // A text beside an element is a node React keeps hold of: it lets go of it at the first click.
  return (
    <>
      <p className="own">
        {torn ? null : 'Texto da peça'}
        <br />
      </p>
      <View {...given} />
    </>
  );
}
