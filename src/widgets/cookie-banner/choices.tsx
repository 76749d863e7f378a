import type { MouseEvent } from 'react';
import type { CtaVariant } from '../../vocab/rules/overlays/banner-look.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { close } from '../_shared/ui/icons/icons.ts';

interface Choice {
  readonly label: string;
  onPress(event: MouseEvent<HTMLElement>): void;
}

interface Manage extends Choice {
  /** The visitor is about to press it. */
  onNear(): void;
}

interface Props {
  readonly cta: CtaVariant;
  readonly accept: Choice;
  readonly refuse: Choice | null;
  /** Opens the preferences. */
  readonly manage: Manage | null;
}

/** The banner's buttons. Both look the same: refusing is as easy as accepting. */
export function Choices({ cta, accept, refuse, manage }: Props) {
  if (cta === 'ICON') {
    const { label, onPress } = accept;
    const icon = (
      <IconButton className="icon" part="accept" label={label} title={label} onClick={onPress}>
        <Icon path={close} />
      </IconButton>
    );
    return manage ? (
      <div className="choices">
        <Manage {...manage} />
        {icon}
      </div>
    ) : (
      icon
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
      {manage && <Manage {...manage} />}
    </div>
  );
}

const Manage = ({ label, onPress, onNear }: Manage) => (
  <Button kind="plain" className="manage" part="manage" onPointerOver={onNear} onFocus={onNear} onClick={onPress}>
    {label}
  </Button>
);
