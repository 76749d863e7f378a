import type { MemberControl, ServiceModule } from '../../blocks/services.ts';
import { startMember } from './start-member.ts';

export default { start: startMember } satisfies ServiceModule<MemberControl>;
