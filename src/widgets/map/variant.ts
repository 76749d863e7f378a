/** Maps of tiles, in a file of their own with what draws them: a map of the maps service or an address needs neither. */
export { tileAdapter } from './tile-adapter.ts';
