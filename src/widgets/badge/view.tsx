import type { LightView } from '../../runtime/light/open-light.ts';
import messages from '../../strings/pt-BR/badge.json';
import type { Translate } from '../../strings/translate.ts';
import type { LayerPayloads } from '../../vocab/block/layers.ts';

interface Props extends Pick<LayerPayloads['badge'], 'look'> {
  readonly t: Translate<keyof typeof messages>;
}

/** The badge. It needs no React (src/runtime/light). */
export const Badge = ({ t, look }: Props) => (
  <section className="badge" part="badge" aria-label={t('badgeName')} data-look={look}>
    <span>{t('badgeText')}</span>
  </section>
);

/** Shows the badge; nothing about it changes. */
export function startBadge({ handle, layer, draw }: LightView<'badge'>): () => void {
  draw(<Badge t={handle.strings(messages)} look={layer.payload.look} />);
  return () => {};
}
