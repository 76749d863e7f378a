import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import messages from '../../strings/pt-BR/video-block.json';
import { Button } from '../_parts/button/button.tsx';
import type { Permission } from './use-permission.ts';

interface NoticeProps {
  readonly permission: Permission;
  readonly poster: string | undefined;
  /** The video’s own page. */
  readonly link: string;
  /** Loads this one video; nothing is stored. */
  readonly once: () => void;
  readonly handle: BlockHandle;
}

/** What a video without a cover shows while its purpose is not granted: the choices of the page’s other content that waits. */
export function Notice({ permission, poster, link, once, handle }: NoticeProps) {
  const t = handle.strings(messages);
  const { name, canBeGranted } = permission;
  const prepare = (): void => void handle.run(() => handle.prepare('consent-preferences'));
  return (
    <div className="notice" part="notice">
      {poster && <img className="behind" src={poster} alt="" />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form. */}
      <div className="card" role="group" aria-labelledby="what">
        <p className="what" id="what">
          {name ? t('videoBlocked', { name }) : t('videoBlockedUnnamed')}
        </p>
        <p className="why">{t('videoBlockedReason')}</p>
        <div className="choices">
          {canBeGranted ? (
            <>
              <Button kind="main" onClick={() => handle.run(once)}>
                {t('videoLoadOnce')}
              </Button>
              <Button onClick={permission.always}>{t('videoAlwaysAllow')}</Button>
              <Button kind="plain" onClick={permission.preferences} onPointerOver={prepare} onFocus={prepare}>
                {t('videoPreferences')}
              </Button>
            </>
          ) : (
            <Button href={link}>{t('videoOpenWindow')}</Button>
          )}
        </div>
      </div>
    </div>
  );
}
