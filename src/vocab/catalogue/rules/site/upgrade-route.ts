/** The pages of an upgrade, by the name of its path (NAV-615). Their addresses are the site's: the requirements do not give them. */
export interface UpgradePages {
  readonly billingUpgrade: string;
  readonly websiteSubscriptions: string;
}

/** Where the path of an upgrade leads: `trial-upgrade` to the billing upgrade, `upgrade` to the subscriptions of the website; null for any other name (NAV-615). */
export function upgradeRoute(name: string, pages: UpgradePages): string | null {
  if (name === 'trial-upgrade') return pages.billingUpgrade;
  return name === 'upgrade' ? pages.websiteSubscriptions : null;
}
