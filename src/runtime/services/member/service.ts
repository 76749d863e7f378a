import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import { ACCOUNT_LINK } from '../../../vocab/published/places.ts';
import type { MemberControl } from './control.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    member: MemberControl;
  }
}

/** The session of a site member (D-46). */
export const member = defineService({
  name: 'member',
  summary: sentence(
    'Signs members of the site in and out, keeps the token of their session, and tells the other tabs of the site.',
  ),
  budget: 4_400,
  starts: [{ setting: 'memberAccount' }, { selector: ACCOUNT_LINK }],
});
