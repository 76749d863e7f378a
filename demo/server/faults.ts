import { BODIES } from './faults/bodies.ts';
import { CONNECTIONS } from './faults/connections.ts';
import type { Fault } from './faults/fault.ts';
import { REFUSALS } from './faults/refusals.ts';

/** Every fault that can be switched on by name, `POST /__faults {"fault": id, "path": …}`. */
export const FAULTS: readonly Fault[] = [...CONNECTIONS, ...REFUSALS, ...BODIES];

/** The fault of a name; null where there is none. */
export const faultNamed = (id: string): Fault | null => FAULTS.find((fault) => fault.id === id) ?? null;
