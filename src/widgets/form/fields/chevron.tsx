/** The mark of a list that opens. */
export function Chevron() {
  return (
    <svg className="chevron" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M5 8l5 5 5-5" />
    </svg>
  );
}
