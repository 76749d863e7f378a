import { useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../../../src/widgets/_shared/ui/live-status.tsx';
import { Spinner } from '../../../src/widgets/_shared/ui/spinner/spinner.tsx';
import { Case, Section } from '../section.tsx';

/** What says that something is under way, or done. */
export function Waiting({ handle }: { readonly handle: BlockHandle }) {
  const [said, say] = useLiveStatus();
  const [shown, setShown] = useState(true);
  return (
    <Section
      title="Espera e avisos"
      words="O indicador só aparece depois de 300 ms. Com movimento reduzido, nada gira e o texto aparece. A região de avisos existe vazia desde o início, e um aviso é lido de novo mesmo que o texto seja igual."
    >
      <Case name="Indicador">
        <Button onClick={() => setShown(!shown)}>{shown ? 'Parar' : 'Carregar'}</Button>
        {shown && <Spinner handle={handle} />}
      </Case>
      <Case name="Indicador com texto">
        <Spinner handle={handle} worded label="Carregando peças…" />
      </Case>
      <Case name="Aviso que se repete">
        <Button onClick={() => say('Endereço copiado')}>Copiar endereço</Button>
        <LiveStatus status={said} className="said" />
      </Case>
    </Section>
  );
}
