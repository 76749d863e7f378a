import type { mapStyles } from '../../../src/vocab/codes/map.ts';

export interface Palette {
  readonly land: string;
  readonly wood: string;
  readonly field: string;
  readonly park: string;
  readonly water: string;
  readonly house: string;
  readonly edge: string;
  readonly road: string;
  readonly highway: string;
  readonly path: string;
  readonly ring: string;
  readonly text: string;
  readonly halo: string;
  readonly waterText: string;
}

/** The colours of the tiles, by the style's name (MAP-307). */
export const PALETTES: Readonly<Record<(typeof mapStyles.names)[number], Palette>> = {
  Original: {
    land: '#f3efe4',
    wood: '#cfdfb9',
    field: '#e9e6c4',
    park: '#c3dda6',
    water: '#9cc7dd',
    house: '#ddcfbd',
    edge: '#cdbfa6',
    road: '#ffffff',
    highway: '#f2c46b',
    path: '#b08a5a',
    ring: '#b79f7a',
    text: '#3d3a34',
    halo: '#fbf9f3',
    waterText: '#2b6585',
  },
  Grayscale: {
    land: '#f0f0f0',
    wood: '#d9d9d9',
    field: '#e6e6e6',
    park: '#d2d2d2',
    water: '#bcbcbc',
    house: '#d0d0d0',
    edge: '#bdbdbd',
    road: '#ffffff',
    highway: '#a8a8a8',
    path: '#8a8a8a',
    ring: '#9a9a9a',
    text: '#333333',
    halo: '#fafafa',
    waterText: '#4a4a4a',
  },
  Satellite: {
    land: '#53613a',
    wood: '#2f4425',
    field: '#857a45',
    park: '#4d7038',
    water: '#2a4a50',
    house: '#b0694c',
    edge: '#8d7f63',
    road: '#c7b894',
    highway: '#9a9a94',
    path: '#a68f66',
    ring: '#74804f',
    text: '#ffffff',
    halo: '#20281a',
    waterText: '#cfe6ee',
  },
  MinimalLight: {
    land: '#f6f6f4',
    wood: '#eef1eb',
    field: '#f3f3ef',
    park: '#e9eee4',
    water: '#dde5e8',
    house: '#ececea',
    edge: '#e6e6e3',
    road: '#ffffff',
    highway: '#e2e2de',
    path: '#d9d9d4',
    ring: '#dededa',
    text: '#5f5f5b',
    halo: '#f9f9f7',
    waterText: '#62757d',
  },
  MinimalDark: {
    land: '#1f2124',
    wood: '#22271f',
    field: '#24241f',
    park: '#263022',
    water: '#15222c',
    house: '#2b2e32',
    edge: '#191b1d',
    road: '#3a3e43',
    highway: '#52575d',
    path: '#44484d',
    ring: '#31352f',
    text: '#c3c6ca',
    halo: '#1a1c1f',
    waterText: '#7fa0b8',
  },
  MinimalBlue: {
    land: '#e8f0f8',
    wood: '#d8e7ea',
    field: '#e1ecf3',
    park: '#cfe3e4',
    water: '#a5c6e7',
    house: '#d5e2ef',
    edge: '#c3d5e8',
    road: '#ffffff',
    highway: '#8fb2d8',
    path: '#9db9d6',
    ring: '#bdd0e4',
    text: '#284563',
    halo: '#f1f6fb',
    waterText: '#2c5c8c',
  },
};
