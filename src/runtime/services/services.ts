// Written by the build from the folders of this directory (build/registry-files.mjs). Do not edit.
import type { Service } from '../../vocab/block/define-service.ts';
import { calls } from './calls/service.ts';
import { consent } from './consent/service.ts';

/** Every declaration of a service, for documentation, build and tests. */
export const declarations: readonly Service[] = [
  calls,
  consent,
];
