import type { LayerViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/badge.json';
import type { DataOf } from '../../vocab/block/field.ts';
import type { badge } from './block.ts';
import type { BadgeContent } from './content.ts';

type Props = LayerViewProps<DataOf<typeof badge.data>, BadgeContent, 'badge'>;

export function View({ handle, layer }: Props) {
  const t = handle.strings(messages);
  return (
    <section className="badge" part="badge" aria-label={t('badgeName')} data-look={layer.payload.look}>
      <span>{t('badgeText')}</span>
    </section>
  );
}
