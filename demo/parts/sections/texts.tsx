import { RichText, useRichText } from '../../../src/widgets/_shared/ui/rich-text/rich-text.tsx';
import { Case, Section } from '../section.tsx';

const OWNERS =
  '<p>Este site usa <strong>poucos</strong> cookies. <a href="/atelie/privacidade">Leia como</a>.</p><ul><li>um para o carrinho</li><li>um para esta escolha</li></ul><script>alert(1)</script>';

/** An owner's text: what may be shown of it. */
export function Texts() {
  const rich = useRichText(OWNERS, { fallback: 'Este site usa poucos cookies.' });
  const plain = useRichText('Só texto: nada é baixado para mostrá-lo.');
  return (
    <Section
      title="Texto do dono"
      words="É limpo antes de aparecer na página: links, listas e ênfase ficam; scripts e formulários, não. Se o filtro não carregar em 3 s, aparece o texto reserva."
    >
      <Case name="Com HTML">{rich && <RichText rich={rich} />}</Case>
      <Case name="Só texto">{plain && <RichText rich={plain} />}</Case>
      <Case name="Só para leitores de tela">
        <p>
          Três peças no carrinho<span className="visually-hidden">, total de R$ 486,00</span>.
        </p>
      </Case>
    </Section>
  );
}
