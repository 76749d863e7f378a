import { RichText, useRichText } from '../../../src/widgets/_parts/rich-text/rich-text.tsx';
import { Case, Section } from '../section.tsx';

const OWNERS =
  '<p>Esta casa usa <strong>poucos</strong> cookies. <a href="/atelie/privacidade">Leia como</a>.</p><ul><li>um para a sacola</li><li>um para esta escolha</li></ul><script>alert(1)</script>';

/** An owner's text: what may be shown of it. */
export function Texts() {
  const rich = useRichText(OWNERS, { fallback: 'Esta casa usa poucos cookies.' });
  const plain = useRichText('Só palavras: nada é buscado para elas.');
  return (
    <Section
      title="Texto do dono"
      words="Passa pelo filtro antes de chegar à página: links, listas e ênfase ficam, scripts e formulários não. Se o filtro não vier em 3 s, aparece o texto reserva."
    >
      <Case name="Com marcação">{rich && <RichText rich={rich} />}</Case>
      <Case name="Só palavras">{plain && <RichText rich={plain} />}</Case>
      <Case name="Só para quem ouve">
        <p>
          Três peças na sacola<span className="visually-hidden">, total de R$ 486,00</span>.
        </p>
      </Case>
    </Section>
  );
}
