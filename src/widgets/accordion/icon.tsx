const paths = { plus: ['M4 10h12', 'M10 4v12'], chevron: ['M5 8l5 5 5-5'] };

/** The mark of an item. Its state is drawn by style alone, so that it turns with the panel. */
export function Icon({ kind }: { kind: 'plus' | 'chevron' | 'none' }) {
  if (kind === 'none') return null;
  return (
    <svg className={`icon ${kind}`} part="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {paths[kind].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
