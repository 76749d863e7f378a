import { siteStatuses } from '../../codes/site-statuses.ts';
import { websiteTypes } from '../../codes/website-types.ts';
import type { Context } from '../../context.ts';

type Website = Pick<Context['website'], 'websiteType' | 'siteStatus'>;

/** Whether the site is a single cover page (CTX-305). */
export const isCoverPage = ({ websiteType }: Website): boolean => websiteType === websiteTypes.codeOf('coverPage');

/** Whether the site only keeps a domain (CTX-305). */
export const isParkingPage = ({ websiteType }: Website): boolean => websiteType === websiteTypes.codeOf('parkingPage');

/** Whether the site has been sold on (CTX-306). */
export const isResold = ({ siteStatus }: Website): boolean => siteStatus.value === siteStatuses.codeOf('resold');

/** Whether a site that was sold on is still in its days of grace (CTX-306). */
export const isInResoldGracePeriod = ({ siteStatus }: Website): boolean =>
  siteStatus.value === siteStatuses.codeOf('resoldGracePeriod');

/** Whether the site is one of the platform’s own (CTX-608). */
export const isInternal = ({ siteStatus }: Website): boolean => siteStatus.value === siteStatuses.codeOf('internal');
