import type { CtaVariant } from '../../vocab/rules/overlays/banner-look.ts';

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
      <button className="icon" part="accept" type="button" aria-label={label} title={label} onClick={onPress}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    );
  }
  return (
    <div className="choices">
      <button className="choice" part="accept" type="button" onClick={accept.onPress}>
        {accept.label}
      </button>
      {refuse && (
        <button className="choice" part="refuse" type="button" onClick={refuse.onPress}>
          {refuse.label}
        </button>
      )}
    </div>
  );
}
