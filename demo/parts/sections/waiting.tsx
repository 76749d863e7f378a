import { useState } from 'react';
import type { Host } from '../../../src/runtime/blocks/host.ts';
import { Button } from '../../../src/widgets/_parts/button/button.tsx';
import { LiveStatus, useLiveStatus } from '../../../src/widgets/_parts/live-status/live-status.tsx';
import { Spinner } from '../../../src/widgets/_parts/spinner/spinner.tsx';
import { Case, Section } from '../section.tsx';

/** What says that something is under way, or done. */
export function Waiting({ host }: { readonly host: Host }) {
  const [said, say] = useLiveStatus();
  const [shown, setShown] = useState(true);
  return (
    <Section
      title="Espera e avisos"
      words="O indicador só aparece depois de 300 ms. Com movimento reduzido, nada gira e o texto aparece. A região de avisos existe vazia desde o início, e um aviso é lido de novo mesmo que o texto seja igual."
    >
      <Case name="Indicador">
        <Button onClick={() => setShown(!shown)}>{shown ? 'Parar' : 'Carregar'}</Button>
        {shown && <Spinner host={host} />}
      </Case>
      <Case name="Indicador com texto">
        <Spinner host={host} worded label="Carregando peças…" />
      </Case>
      <Case name="Aviso que se repete">
        <Button onClick={() => say('Endereço copiado')}>Copiar endereço</Button>
        <LiveStatus said={said} className="said" />
      </Case>
    </Section>
  );
}
