import type { ServiceModule } from '../../stage/services.ts';
import type { MemberControl } from './control.ts';
import { startMember } from './start-member.ts';

export default { start: startMember } satisfies ServiceModule<MemberControl>;
