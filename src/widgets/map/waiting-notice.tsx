import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/gated-content.json';
import { Button } from '../_parts/button/button.tsx';

interface NoticeProps {
  readonly handle: BlockHandle;
  /** The visitor has asked for the map. */
  onAsk(): void;
}

/** What the visitor reads while the map waits for consent: the words of every such notice (docs/third-parties.md), below the address. */
export function WaitingNotice({ handle, onAsk }: NoticeProps) {
  const t = handle.strings(messages);
  const allow = (how: 'once' | 'always'): void => {
    onAsk();
    handle.run(() => handle.service('maps').then((service) => service.allow(handle.element, how)));
  };
  return (
    <section className="notice" part="notice" aria-labelledby="what">
      <p id="what">
        <strong>{t('gatedContentUnnamed', { kind: 'map' })}</strong> {t('gatedContentReason')}
      </p>
      <div className="choices">
        <Button kind="main" onClick={() => allow('once')}>
          {t('gatedContentOnce')}
        </Button>
        <Button onClick={() => allow('always')}>{t('gatedContentAlways')}</Button>
        <Button
          kind="plain"
          onClick={() => handle.run(() => handle.service('consent').then(({ preferences }) => preferences()))}
        >
          {t('gatedContentPreferences')}
        </Button>
      </div>
    </section>
  );
}
