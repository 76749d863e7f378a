/** The invented village of the demo's maps. All measures are px of zoom 17 to the east and south of its centre; one is a little more than a metre. */
export const CENTRE = { lat: -20.1372, lng: -43.4021 };
export const ZOOM = 17;

export interface Street {
  readonly name: string;
  readonly kind: 'highway' | 'road' | 'street' | 'path';
  readonly points: readonly (readonly [east: number, south: number])[];
}

export const STREETS: readonly Street[] = [
  {
    name: 'BR-381',
    kind: 'highway',
    points: [
      [-3200, -1450],
      [-2100, -1500],
      [-1100, -1380],
      [-200, -1420],
      [900, -1600],
      [2000, -1560],
      [3300, -1750],
    ],
  },
  {
    name: 'Estrada da Pedra Redonda',
    kind: 'road',
    points: [
      [-420, -1410],
      [-500, -1080],
      [-330, -800],
      [-420, -520],
      [-260, -250],
      [-90, -60],
      [120, 40],
      [330, 20],
      [560, 130],
      [820, 380],
      [980, 760],
      [1350, 1050],
      [1900, 1180],
    ],
  },
  {
    name: 'Rua da Olaria',
    kind: 'street',
    points: [
      [-600, 180],
      [-380, 120],
      [-90, -60],
      [60, -240],
      [160, -430],
    ],
  },
  {
    name: 'Rua do Forno',
    kind: 'street',
    points: [
      [-520, 420],
      [-280, 330],
      [-40, 300],
      [200, 330],
      [430, 300],
      [560, 130],
    ],
  },
  {
    name: 'Travessa do Barro',
    kind: 'street',
    points: [
      [-380, 120],
      [-280, 330],
      [-240, 560],
    ],
  },
  {
    name: 'Rua das Jabuticabeiras',
    kind: 'street',
    points: [
      [120, 40],
      [150, 190],
      [200, 330],
      [170, 560],
      [230, 760],
    ],
  },
  {
    name: 'Rua da Matriz',
    kind: 'street',
    points: [
      [330, 20],
      [380, -180],
      [330, -400],
      [160, -430],
      [-60, -520],
    ],
  },
  {
    name: 'Beco do Moinho',
    kind: 'street',
    points: [
      [60, -240],
      [380, -180],
      [620, -230],
    ],
  },
  {
    name: 'Trilha da Cachoeira',
    kind: 'path',
    points: [
      [820, 380],
      [1100, 260],
      [1330, 40],
      [1420, -260],
      [1700, -420],
    ],
  },
  {
    name: 'Caminho do Mirante',
    kind: 'path',
    points: [
      [-600, 180],
      [-900, 300],
      [-1120, 180],
      [-1380, 330],
    ],
  },
];

/** The river, from north-west to south-east, and the brook that joins it. */
export const RIVER =
  'M-3300 -520C-2400 -420 -1900 -760 -1300 -560S-760 -160 -640 -20S-760 420 -620 660S-120 900 260 980S900 1250 1300 1620S2200 2000 3300 1900';
export const BROOK = 'M1760 -440C1480 -330 1400 -40 1180 160S900 620 760 760S500 940 300 985';
export const LAKE = 'M-1010 -420c90 -60 230 -30 260 50s-60 140 -150 150s-190 -20 -210 -80s30 -80 100 -120z';

export const WOODS: readonly string[] = [
  'M700 -1150C1100 -1300 1900 -1150 2100 -800S1900 -150 1500 -60S900 -420 760 -640S500 -1060 700 -1150z',
  'M-2400 250C-2000 60 -1500 120 -1250 380S-1150 980 -1500 1200S-2350 1250 -2550 900S-2650 380 -2400 250z',
  'M900 1500c200 -160 600 -100 760 120s-20 420 -300 480s-600 -80 -640 -260s40 -250 180 -340z',
];

export const FIELDS: readonly string[] = [
  'M-1500 -1180l560 -40l60 330l-520 120z',
  'M-860 760l420 160l-90 420l-470 -150z',
  'M420 480l330 90l-60 300l-300 -60z',
  'M-1050 -900l420 60l-40 260l-330 30z',
];

export const SQUARE = 'M345 -130l150 24l-22 110l-136 4z';

/** Summits, with their rings of height. */
export const HILLS: readonly {
  readonly name: string;
  readonly at: readonly [number, number];
  readonly rings: number;
}[] = [
  { name: 'Pedra Redonda, 1.240 m', at: [1350, -680], rings: 6 },
  { name: 'Morro do Sino, 1.085 m', at: [-1850, 640], rings: 5 },
  { name: 'Alto da Broa, 980 m', at: [1220, 1780], rings: 3 },
];

/** Names that stand at a point. */
export const PLACES: readonly {
  readonly name: string;
  readonly at: readonly [number, number];
  readonly least: number;
}[] = [
  { name: 'São Gonçalo do Rio Manso', at: [40, -560], least: 13 },
  { name: 'Largo da Matriz', at: [420, -70], least: 16 },
  { name: 'Igreja', at: [520, -130], least: 17 },
  { name: 'Escola', at: [-170, 420], least: 16 },
  { name: 'Lagoa das Garças', at: [-900, -350], least: 15 },
  { name: 'Cachoeira', at: [1700, -470], least: 15 },
  { name: 'Rio Manso', at: [-560, 760], least: 14 },
];
