import { CircuitBreaker } from '../../../api/call/circuit-breaker.ts';
import { MEASURE_OUTAGE_KEY } from '../../../vocab/measure-names.ts';
import { session } from '../../page/web-storage.ts';

/** Limits the requests of this tab to a destination of measurements that does not respond. */
export function outageGuard(destination: string): CircuitBreaker {
  const key = MEASURE_OUTAGE_KEY + destination;
  return new CircuitBreaker({ read: () => session.read(key), write: (text) => void session.write(key, text) });
}
