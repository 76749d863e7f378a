import { Icon } from '../../../src/widgets/_shared/ui/icons/icon.tsx';
import {
  alert,
  arrowLeft,
  arrowRight,
  calendar,
  cart,
  check,
  chevron,
  close,
  copy,
  empty,
  external,
  info,
  menu,
  minus,
  pause,
  pin,
  play,
  plus,
  search,
  user,
} from '../../../src/widgets/_shared/ui/icons/icons.ts';
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
