import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/member.json';
import { pageTypes } from '../../../../vocab/codes/page-types.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { info } from '../../ui/icons/icons.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly signedIn: boolean;
}

/** The notice of a page that is for members only, which its page type tells (MEMBER-601, MEMBER-602). */
export function MembersOnly({ handle, signedIn }: Props) {
  const { pageType } = handle.site;
  const denied = pageType === pageTypes.codeOf('memberAreaAccessDenied');
  if (!denied && (signedIn || pageType !== pageTypes.codeOf('protectedContent'))) return null;
  const t = handle.strings(messages);
  return (
    <div className="members-only" part="notice">
      <Icon path={info} />
      <p>
        {t('memberOnly')}
        {signedIn && ` ${t('memberNoAccess')}`}
      </p>
    </div>
  );
}
