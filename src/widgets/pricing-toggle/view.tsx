import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/pricing-toggle.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { pricingToggle } from './block.ts';
import type { PricingToggleContent } from './content.ts';
import { createSides, type Side } from './sides.ts';

type Props = ViewProps<DataOf<(typeof pricingToggle)['data']>, PricingToggleContent>;

const SIDES = ['left', 'right'] as const;

/** Two buttons of which exactly one is pressed (MEMBER-002, MEMBER-003). */
export function View({ data, content: { labels, right }, handle }: Props) {
  const t = handle.strings(messages);
  const [side, setSide] = useState<Side>(() => (data.initial === 'auto' ? (right ? 'right' : 'left') : data.initial));
  const sides = useRef<ReturnType<typeof createSides>>(null);
  const first = useRef(side);

  useLayoutEffect(() => {
    const own = createSides(handle.element);
    sides.current = own;
    own.show(first.current);
    return () => own.restore();
  }, [handle]);

  const press = (next: Side): void => {
    if (next === side) return;
    flushSync(() => setSide(next));
    first.current = next;
    sides.current?.show(next);
    handle.emit('pricing-change', { side: next });
  };

  const textOf = {
    left: data.left || labels[0] || t('pricingLeft'),
    right: data.right || labels[1] || t('pricingRight'),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form.
    <div className="toggle" part="toggle" role="group" aria-label={data.label || t('pricingLabel')}>
      {SIDES.map((one) => (
        <button
          key={one}
          type="button"
          className="side"
          part="button"
          aria-pressed={one === side}
          onClick={() => handle.run(() => press(one))}
        >
          <span>{textOf[one]}</span>
        </button>
      ))}
    </div>
  );
}
