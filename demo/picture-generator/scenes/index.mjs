import { BENCH } from './bench.mjs';
import { CLOSE } from './close.mjs';
import { IN_USE } from './in-use.mjs';
import { LAID_TABLES } from './laid-tables.mjs';
import { PRODUCTS } from './products.mjs';
import { STUDIO } from './studio.mjs';
import { TABLES } from './tables.mjs';

/** Every picture: its name, its size in pixels, what stands before the camera, and how many times the usual samples it needs. */
export const SCENES = [...PRODUCTS, ...TABLES, ...LAID_TABLES, ...STUDIO, ...BENCH, ...IN_USE, ...CLOSE];
