import { defineService } from '../../../vocab/block/define-service.ts';
import { sentence } from '../../../vocab/block/sentence.ts';

/** The maps service of a page's maps: its script is loaded once, whatever their number. */
export interface MapsControl {
  /** True if the page has the key that the script needs (MAP-602). */
  readonly hasKey: boolean;
  /**
   * Loads the script, once for all who ask, and again for the next one after a failure (MAP-312). Resolves with the
   * service's interface, and rejects after 30 s (MAP-604) or without a key.
   *
   * @param refused called if the service refuses the key later
   * @param signal ends the use of the service: a script that arrives after the last use has ended has no effect
   */
  load(refused: () => void, signal: AbortSignal): Promise<unknown>;
}

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
