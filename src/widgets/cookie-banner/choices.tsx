import type { CtaVariant } from '../../vocab/rules/overlays/banner-look.ts';
import { Button } from '../_parts/button/button.tsx';
import { IconButton } from '../_parts/button/icon-button.tsx';
import { Icon } from '../_parts/icons/icon.tsx';
import { close } from '../_parts/icons/icons.ts';

interface Choice {
  readonly label: string;
  onPress(): void;
}

interface Props {
  readonly cta: CtaVariant;
  readonly accept: Choice;
  readonly refuse: Choice | null;
}

/** The banner's buttons. Both look the same: refusing is as easy as accepting. */
export function Choices({ cta, accept, refuse }: Props) {
  if (cta === 'ICON') {
    const { label, onPress } = accept;
    return (
      <IconButton className="icon" part="accept" label={label} title={label} onClick={onPress}>
        <Icon path={close} />
      </IconButton>
    );
  }
  const kind = cta === 'BUTTON' ? 'main' : 'plain';
  return (
    <div className="choices">
      <Button kind={kind} className="choice" part="accept" onClick={accept.onPress}>
        {accept.label}
      </Button>
      {refuse && (
        <Button kind={kind} className="choice" part="refuse" onClick={refuse.onPress}>
          {refuse.label}
        </Button>
      )}
    </div>
  );
}
