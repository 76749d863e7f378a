import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';
import type { MapsControl } from './control.ts';

declare module '../../stage/services.ts' {
  interface ServiceApis {
    maps: MapsControl;
  }
}

/** The script of the maps service, for all maps of a page (MAP-312, MAP-601). */
export const maps = defineService({
  name: 'maps',
  summary: sentence('Loads the script of the maps service, once for all maps, when the first one needs it and may.'),
  budget: 3_000,
  starts: [],
});
