import type { Request } from '../../../vocab/calls.ts';
import { VISITOR_COOKIE } from '../../../vocab/names.ts';
import { readCookie } from '../../page/cookies.ts';
import { type PageInfo, pageInfo } from '../../page/page-info.ts';
import { mayCollect, whileAllowed } from '../consent/permissions.ts';
import type { MeasuredPage } from '../telemetry/later-service.ts';

/** The call with which every record of the census is sent, and whether it may be. */
export interface Recorder {
  isAllowed(): boolean;
  /**
   * Makes a call with the page and the value of the visitor cookie, if that is allowed. It never rejects (CENSUS-623).
   */
  record(call: (request: Request, about: { page: PageInfo; visitor: string }) => Promise<void>): Promise<void>;
}

/** Creates what records for a page: whether analytics may be collected is asked again for each record (CENSUS-625). */
export function createRecorder({ store, site, service }: Pick<MeasuredPage, 'store' | 'site' | 'service'>): Recorder {
  const isAllowed = (): boolean => mayCollect(store, 'analytics');
  return {
    isAllowed,
    async record(call) {
      const request = await service('calls').catch(() => null);
      if (request)
        await call(whileAllowed(request, isAllowed), {
          page: pageInfo(site),
          visitor: readCookie(VISITOR_COOKIE) ?? '',
        });
    },
  };
}
