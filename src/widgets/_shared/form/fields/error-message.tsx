/** An error: an icon and text, never colour alone. */
export function ErrorMessage({ id, children }: { id?: string; children: string }) {
  return (
    <p className="error" part="error" id={id}>
      <ErrorSign />
      <span>{children}</span>
    </p>
  );
}

export function ErrorSign() {
  return (
    <svg className="sign" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 2.5 18.5 17h-17z" />
      <path d="M10 8v4" />
      <path d="M10 14.5v.01" />
    </svg>
  );
}
