interface Props {
  readonly label: string;
  readonly paused: boolean;
  readonly onPress: () => void;
}

/** Moving text needs a way to stop it that everybody can reach (WCAG 2.2.2). Its name changes, so it is no toggle button. */
export function PauseButton({ label, paused, onPress }: Props) {
  return (
    <button className="button" part="button" type="button" aria-label={label} onClick={onPress}>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d={paused ? 'M6.5 4.5v11l9-5.5z' : 'M7 4.5v11M13 4.5v11'} />
      </svg>
    </button>
  );
}
