import { useRef, useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { useDisclosure } from '../../../src/widgets/_shared/ui/disclosure/use-disclosure.ts';
import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import { chevron } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { useRovingFocus } from '../../../src/widgets/_shared/ui/roving-focus/use-roving-focus.ts';
import { Case, Section } from '../section.tsx';

const GLAZES = ['Cinza', 'Celadon', 'Tenmoku', 'Branco', 'Cobre'];
/** Sold out: the arrows pass over it. */
const GONE = 2;

function Glazes({ handle }: { readonly handle: BlockHandle }) {
  const ref = useRef<HTMLDivElement>(null);
  const [stop, go] = useState(0);
  const { box, stopAt } = useRovingFocus({
    ref,
    count: GLAZES.length,
    stop,
    go,
    dir: handle.dir,
    typeahead: true,
    disabled: (index) => index === GONE,
  });
  return (
    <div {...box} className="row" role="toolbar" aria-label="Esmaltes">
      {GLAZES.map((name, index) => (
        <button
          key={name}
          type="button"
          className="chip"
          aria-pressed={index === stop}
          disabled={index === GONE}
          {...stopAt(index)}
          onClick={() => go(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Care() {
  const { button, region } = useDisclosure();
  return (
    <div className="disclosure">
      <button type="button" className="disclosure-button" {...button}>
        Como cuidar da peça
        <Icon path={chevron} />
      </button>
      <div {...region}>
        <p>Lave à mão na primeira semana. Depois pode ir à lava-louça, longe de metais.</p>
      </div>
    </div>
  );
}

/** What the keyboard goes through. */
export const Keyboard = ({ handle }: { readonly handle: BlockHandle }) => (
  <Section
    title="Teclado"
    words="A fila tem uma só parada de Tab; setas, Home e End movem o foco, uma letra leva ao nome que começa com ela, e o que está desativado é pulado. A busca na página encontra o trecho fechado."
  >
    <Case name="Fila com um só item no Tab" wide>
      <Glazes handle={handle} />
    </Case>
    <Case name="Trecho que abre" wide>
      <Care />
    </Case>
  </Section>
);
