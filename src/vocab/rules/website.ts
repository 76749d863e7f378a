import type { Context } from '../context.ts';

type Website = Pick<Context['website'], 'websiteType' | 'siteStatus'>;

/** Website type codes two of which matter here (002 §3). */
export const websiteTypes = { coverPage: 2, parkingPage: 3 } as const;

/** Site status codes two of which matter here (002 §3); `internal` is compared by number. */
export const siteStatuses = { internal: 6, resold: 13, resoldGracePeriod: 14 } as const;

export const isCoverPage = ({ websiteType }: Website): boolean => websiteType === websiteTypes.coverPage;
export const isParkingPage = ({ websiteType }: Website): boolean => websiteType === websiteTypes.parkingPage;
export const isResold = ({ siteStatus }: Website): boolean => siteStatus.value === siteStatuses.resold;
export const isInResoldGracePeriod = ({ siteStatus }: Website): boolean =>
  siteStatus.value === siteStatuses.resoldGracePeriod;
export const isInternal = ({ siteStatus }: Website): boolean => siteStatus.value === siteStatuses.internal;
