import type { Request } from '../../../vocab/calls.ts';
import type { ServiceModule } from '../../stage/service-module.ts';
import { startCalls } from './start-calls.ts';

export default { start: startCalls } satisfies ServiceModule<Request>;
