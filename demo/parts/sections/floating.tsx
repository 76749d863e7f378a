import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { IconButton } from '../../../src/widgets/_shared/ui/button/icon-button.tsx';
import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import { calendar, info } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { Popover } from '../../../src/widgets/_shared/ui/popover/popover.tsx';
import { Tooltip } from '../../../src/widgets/_shared/ui/tooltip/tooltip.tsx';
import { Case, Section } from '../section.tsx';

/** Layers beside a control. */
export const Floating = ({ handle }: { readonly handle: BlockHandle }) => (
  <Section
    title="Dicas e janelas ao lado"
    words="A dica abre com o mouse parado, com o foco e com um toque; o mouse pode ir até ela, e Esc fecha só a dica. A janela ao lado contém controles: Esc devolve o foco ao botão."
  >
    <Case name="Dica">
      <Tooltip handle={handle} text="Cada peça leva de 3 a 5 semanas: torno, secagem e duas queimas.">
        {(anchor) => (
          <IconButton label="Sobre o prazo" {...anchor}>
            <Icon path={info} />
          </IconButton>
        )}
      </Tooltip>
      <Tooltip handle={handle} text="Embaixo, com no máximo 160 px de largura." side="bottom" width={160} delay={0}>
        {(anchor) => <Button {...anchor}>Sem espera, embaixo</Button>}
      </Tooltip>
    </Case>
    <Case name="Dica junto ao mouse">
      <Tooltip handle={handle} text="A 15 px do mouse e a 20 px da borda da tela." atPointer offset={15} margin={20}>
        {(anchor) => <Button {...anchor}>Passe o mouse aqui</Button>}
      </Tooltip>
    </Case>
    <Case name="Janela ao lado">
      <Popover
        handle={handle}
        label="Próxima turma"
        button={(anchor) => (
          <Button icon={<Icon path={calendar} />} {...anchor}>
            Próxima turma
          </Button>
        )}
      >
        {(close) => (
          <div className="stack">
            <p>
              <strong>Quinta, 19 h.</strong> Torno para quem começa, seis lugares.
            </p>
            <div className="row">
              <Button kind="main" data-focus onClick={close}>
                Reservar
              </Button>
              <Button onClick={close}>Fechar</Button>
            </div>
          </div>
        )}
      </Popover>
    </Case>
  </Section>
);
