import { useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { cart } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { EmptyState } from '../../../src/widgets/_shared/ui/state/empty-state.tsx';
import { ErrorState } from '../../../src/widgets/_shared/ui/state/error-state.tsx';
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
      words="No lugar do que não há: um ícone, o que aconteceu e o que você pode fazer. O erro é lido em voz alta assim que aparece."
    >
      <Case name="Vazio">
        <EmptyState
          icon={cart}
          title="Seu carrinho está vazio"
          action={<Button href="/atelie/colecao">Ver a coleção</Button>}
        >
          As peças que você escolher ficam aqui.
        </EmptyState>
      </Case>
      <Case name="Sem resultado">
        <EmptyState title="Nenhum resultado encontrado para “panela de pressão”">
          Confira a grafia ou busque por moringa, tigela ou vaso.
        </EmptyState>
      </Case>
      <Case name="Erro">
        <ErrorState handle={handle} title="Não foi possível carregar a agenda" onRetry={retry} busy={busy}>
          O servidor não respondeu. O que você escolheu continua aqui.
        </ErrorState>
      </Case>
    </Section>
  );
}
