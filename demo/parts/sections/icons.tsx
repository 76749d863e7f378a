import { alert } from '../../../src/widgets/_parts/icons/alert.ts';
import { arrowLeft } from '../../../src/widgets/_parts/icons/arrow-left.ts';
import { arrowRight } from '../../../src/widgets/_parts/icons/arrow-right.ts';
import { calendar } from '../../../src/widgets/_parts/icons/calendar.ts';
import { cart } from '../../../src/widgets/_parts/icons/cart.ts';
import { check } from '../../../src/widgets/_parts/icons/check.ts';
import { chevron } from '../../../src/widgets/_parts/icons/chevron.ts';
import { close } from '../../../src/widgets/_parts/icons/close.ts';
import { copy } from '../../../src/widgets/_parts/icons/copy.ts';
import { empty } from '../../../src/widgets/_parts/icons/empty.ts';
import { external } from '../../../src/widgets/_parts/icons/external.ts';
import { Icon } from '../../../src/widgets/_parts/icons/icon.tsx';
import { info } from '../../../src/widgets/_parts/icons/info.ts';
import { menu } from '../../../src/widgets/_parts/icons/menu.ts';
import { minus } from '../../../src/widgets/_parts/icons/minus.ts';
import { pause } from '../../../src/widgets/_parts/icons/pause.ts';
import { pin } from '../../../src/widgets/_parts/icons/pin.ts';
import { play } from '../../../src/widgets/_parts/icons/play.ts';
import { plus } from '../../../src/widgets/_parts/icons/plus.ts';
import { search } from '../../../src/widgets/_parts/icons/search.ts';
import { user } from '../../../src/widgets/_parts/icons/user.ts';
import { Section } from '../section.tsx';

const SIGNS = {
  mais: plus,
  menos: minus,
  abre: chevron,
  fecha: close,
  feito: check,
  alerta: alert,
  informa: info,
  pausa: pause,
  toca: play,
  busca: search,
  carrinho: cart,
  volta: arrowLeft,
  segue: arrowRight,
  externo: external,
  data: calendar,
  lugar: pin,
  pessoa: user,
  menu,
  copia: copy,
  vazio: empty,
};

/** Every sign, at its own size and larger. */
export const Icons = () => (
  <Section
    title="Sinais"
    words="Um só estilo: grade de 20 px, traço de 1,5 px, pontas redondas. Cada ícone é um arquivo, e um bloco traz só os que usa."
  >
    <ul className="signs">
      {Object.entries(SIGNS).map(([name, path]) => (
        <li key={name}>
          <Icon path={path} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  </Section>
);
