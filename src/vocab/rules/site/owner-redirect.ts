/** What decides whether a signed-in account is led from a public page to the configuration area. */
export interface OwnerVisit {
  /** An account of the platform is signed in. */
  readonly account: boolean;
  /** Viewer is its only role on this website. */
  readonly viewerOnly: boolean;
  /** The page is in the top window: neither in the management frame nor in any other. */
  readonly isTop: boolean;
  /** The host name of the page. */
  readonly hostname: string;
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  /** The address has the flag `noredirect`, or an earlier one of this session had it. */
  readonly noRedirect: boolean;
}

/** Whether a host name is this machine’s own (OWNER-005). */
const isLocal = (hostname: string): boolean => /^(([^.]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname);

/** Whether an owner is led to the configuration area without a key (OWNER-001 to OWNER-012): any one exception is enough to stay. */
export const redirectsOwner = ({
  account,
  viewerOnly,
  isTop,
  hostname,
  developerMode,
  cloneable,
  noRedirect,
}: OwnerVisit): boolean =>
  account && isTop && !viewerOnly && !developerMode && !cloneable && !noRedirect && !isLocal(hostname);
