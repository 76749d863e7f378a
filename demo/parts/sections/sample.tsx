import type { BlockHandle } from '../../../src/runtime/mount/block-handle.ts';
import { Button } from '../../../src/widgets/_shared/ui/button/button.tsx';
import { IconButton } from '../../../src/widgets/_shared/ui/button/icon-button.tsx';
import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import { arrowRight, cart, info } from '../../../src/widgets/_shared/ui/icons/icons.ts';
import { Spinner } from '../../../src/widgets/_shared/ui/spinner/spinner.tsx';
import { ErrorState } from '../../../src/widgets/_shared/ui/state/error-state.tsx';
import { Tooltip } from '../../../src/widgets/_shared/ui/tooltip/tooltip.tsx';

/** A few parts, for a page of another look. */
export const Sample = ({ handle }: { readonly handle: BlockHandle }) => (
  <div className="sample">
    <div className="row">
      <Button kind="main" icon={<Icon path={cart} />}>
        Pôr no carrinho
      </Button>
      <Button>Ver detalhes</Button>
      <Button kind="plain">Agora não</Button>
      <Tooltip handle={handle} text="Feito à mão, uma por uma.">
        {(anchor) => (
          <IconButton label="Sobre a peça" {...anchor}>
            <Icon path={info} />
          </IconButton>
        )}
      </Tooltip>
      <IconButton label="Próxima">
        <Icon path={arrowRight} />
      </IconButton>
      <Spinner handle={handle} />
    </div>
    <ErrorState handle={handle} title="Não foi possível carregar a agenda" onRetry={() => {}}>
      O servidor não respondeu.
    </ErrorState>
  </div>
);
