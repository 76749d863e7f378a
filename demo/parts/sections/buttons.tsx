import { useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { IconButton } from '../../../src/widgets/_shared/ui/button/icon-button.tsx';
import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import { arrowLeft, arrowRight, cart, external, pause, play } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { Case, Section } from '../section.tsx';

/** Buttons of every kind, and one that takes two seconds. */
export function Buttons({ handle }: { readonly handle: BlockHandle }) {
  const [busy, setBusy] = useState(false);
  const [paused, setPaused] = useState(false);
  const send = (): void => {
    setBusy(true);
    handle.after(2_000, () => setBusy(false));
  };
  return (
    <Section
      title="Botões"
      words="O botão principal, o secundário e o que parece um link. Passe o mouse e use Tab: a borda escurece, e o contorno de foco tem 2 px. Nenhum tem menos de 44 px de altura."
    >
      <Case name="Em repouso">
        <Button kind="main">Pôr no carrinho</Button>
        <Button>Ver detalhes</Button>
        <Button kind="plain">Agora não</Button>
      </Case>
      <Case name="Com ícone">
        <Button kind="main" icon={<Icon path={cart} />}>
          Pôr no carrinho
        </Button>
        <Button icon={<Icon path={external} />} href="/atelie/">
          Visitar o ateliê
        </Button>
      </Case>
      <Case name="Ocupado: clique e espere 2 s">
        <Button kind="main" busy={busy} onClick={send}>
          {busy ? 'Enviando…' : 'Enviar mensagem'}
        </Button>
        <Button busy>Salvando…</Button>
      </Case>
      <Case name="Desativado">
        <Button kind="main" disabled>
          Esgotado
        </Button>
        <Button disabled>Ver detalhes</Button>
      </Case>
      <Case name="Só o ícone, com nome">
        <IconButton label="Anterior">
          <Icon path={arrowLeft} />
        </IconButton>
        <IconButton label="Próxima">
          <Icon path={arrowRight} />
        </IconButton>
        <IconButton label={paused ? 'Retomar animação' : 'Pausar animação'} onClick={() => setPaused(!paused)}>
          <Icon path={paused ? play : pause} />
        </IconButton>
        <IconButton label="Anterior, na primeira" disabled>
          <Icon path={arrowLeft} />
        </IconButton>
      </Case>
      <Case name="Texto longo">
        <Button kind="main" icon={<Icon path={cart} />}>
          Quero receber a moringa de barro com prato e tampa assim que a próxima fornada sair
        </Button>
      </Case>
    </Section>
  );
}
