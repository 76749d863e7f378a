import { useState } from 'react';
import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { CloseButton } from '../../../src/widgets/_shared/ui/button/close-button.tsx';
import { IconButton } from '../../../src/widgets/_shared/ui/button/icon-button.tsx';
import { Dialog } from '../../../src/widgets/_shared/ui/dialog/dialog.tsx';
import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import { info } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { Tooltip } from '../../../src/widgets/_shared/ui/tooltip/tooltip.tsx';
import { Case, Section } from '../section.tsx';

const TITLES = ['Primeiro diálogo', 'Segundo diálogo', 'Terceiro diálogo'];

/** A dialog that opens the next above itself. */
function Stacked({ handle, level, hidden }: { readonly handle: BlockHandle; readonly level: number; hidden(): void }) {
  const [next, setNext] = useState(false);
  return (
    <>
      <Dialog
        handle={handle}
        title={TITLES[level] ?? ''}
        text="Esc fecha só o de cima, e o foco volta ao botão que o abriu."
        hidden={hidden}
        corner={(hide) => <CloseButton handle={handle} hide={hide} />}
        actions={(hide) => (
          <>
            <Button onClick={hide}>Voltar</Button>
            {level < TITLES.length - 1 && (
              <Button kind="main" data-focus onClick={() => setNext(true)}>
                Abrir mais um
              </Button>
            )}
          </>
        )}
      >
        {level === 0 && (
          <div className="row">
            <Tooltip handle={handle} text="A dica fica por cima do diálogo, e Esc fecha primeiro a dica.">
              {(anchor) => (
                <IconButton label="Sobre este diálogo" {...anchor}>
                  <Icon path={info} />
                </IconButton>
              )}
            </Tooltip>
          </div>
        )}
      </Dialog>
      {next && <Stacked handle={handle} level={level + 1} hidden={() => setNext(false)} />}
    </>
  );
}

/** Dialogs that are modal. */
export function Dialogs({ handle }: { readonly handle: BlockHandle }) {
  const [open, setOpen] = useState<'stack' | 'alert' | null>(null);
  const hidden = (): void => setOpen(null);
  return (
    <Section
      title="Diálogos"
      words="São os do próprio navegador: enquanto um está aberto, o resto da página não responde."
    >
      <Case name="Um sobre o outro">
        <Button onClick={() => setOpen('stack')}>Abrir três</Button>
      </Case>
      <Case name="Alerta, texto longo">
        <Button onClick={() => setOpen('alert')}>Mostrar o alerta</Button>
      </Case>
      {open === 'stack' && <Stacked handle={handle} level={0} hidden={hidden} />}
      {open === 'alert' && (
        <Dialog
          handle={handle}
          alert
          title="Não foi possível confirmar a reserva da turma de quinta-feira à noite"
          text="O pagamento não foi feito, e o lugar continua livre por dez minutos. Confira o número do cartão ou escolha outra forma de pagar. Se preferir, escreva para contato@ateliêserra.exemplo.br e guardamos o lugar até amanhã."
          hidden={hidden}
          actions={(hide) => (
            <>
              <Button onClick={hide}>Agora não</Button>
              <Button kind="main" data-focus onClick={hide}>
                Tentar novamente
              </Button>
            </>
          )}
        />
      )}
    </Section>
  );
}
