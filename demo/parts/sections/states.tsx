import { useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/blocks/block-handle.ts';
import { Button } from '../../../src/widgets/_parts/button/button.tsx';
import { cart } from '../../../src/widgets/_parts/icons/cart.ts';
import { EmptyState } from '../../../src/widgets/_parts/state/empty-state.tsx';
import { ErrorState } from '../../../src/widgets/_parts/state/error-state.tsx';
import { Case, Section } from '../section.tsx';

/** Nothing there, and something that failed. */
export function States({ handle }: { readonly handle: BlockHandle }) {
  const [busy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    handle.after(2_000, () => setBusy(false));
  };
  return (
    <Section
      title="Vazio e erro"
      words="No lugar do que não há: um sinal, o que se passa e o que se pode fazer. O erro é lido assim que aparece."
    >
      <Case name="Vazio">
        <EmptyState
          icon={cart}
          title="Sua sacola está vazia"
          action={<Button href="/atelie/colecao">Ver a coleção</Button>}
        >
          As peças que você escolher ficam aqui.
        </EmptyState>
      </Case>
      <Case name="Sem resultado">
        <EmptyState title="Nada encontrado para “panela de pressão”">
          Confira a escrita, ou procure por moringa, tigela ou vaso.
        </EmptyState>
      </Case>
      <Case name="Erro">
        <ErrorState handle={handle} title="Não foi possível buscar a agenda" onRetry={retry} busy={busy}>
          O servidor não respondeu. O que você escolheu continua aqui.
        </ErrorState>
      </Case>
    </Section>
  );
}
