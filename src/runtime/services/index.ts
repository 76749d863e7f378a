// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import { serviceRegistry } from '../blocks/make-registry.ts';
import { calls } from './calls/service.ts';
import { consent } from './consent/service.ts';

/** Every service with its chunk. */
export const services = serviceRegistry([
  [calls, () => import('./calls/index.ts')],
  [consent, () => import('./consent/index.ts')],
]);
