import type { ServiceModule } from '../../stage/services.ts';
import { startCommentLinks } from './start-comment-links.ts';

export default { start: startCommentLinks } satisfies ServiceModule<undefined>;
