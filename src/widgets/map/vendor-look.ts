import type { MapUiOptions } from '../../vocab/rules/display/map-options.ts';

type Styler = Readonly<Record<string, string | number>>;

/** A rule of the vendor's style language: what it colours, and how. */
interface Rule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Styler[];
}

interface Colours {
  readonly land: string;
  readonly water: string;
  readonly road: string;
  readonly edge: string;
  readonly park: string;
  readonly text: string;
  readonly halo: string;
}

const fill = (color: string, featureType: string): Rule => ({
  featureType,
  elementType: 'geometry',
  stylers: [{ color }],
});

/** A calm map of few colours: no symbols, no borders of plots. */
const minimal = ({ land, water, road, edge, park, text, halo }: Colours): readonly Rule[] => [
  { elementType: 'geometry', stylers: [{ color: land }] },
  { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  { elementType: 'labels.text.fill', stylers: [{ color: text }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: halo }] },
  { featureType: 'administrative.land_parcel', stylers: [{ visibility: 'off' }] },
  { featureType: 'poi', elementType: 'labels', stylers: [{ visibility: 'off' }] },
  fill(park, 'poi.park'),
  fill(road, 'road'),
  { featureType: 'road.highway', elementType: 'geometry.stroke', stylers: [{ color: edge }] },
  fill(edge, 'transit.line'),
  fill(water, 'water'),
];

/** The colour rules of each style, by its name (MAP-307). The requirements show none: they are the project's own. */
const RULES: Readonly<Record<MapUiOptions['style'], readonly Rule[]>> = {
  Original: [],
  Satellite: [],
  Grayscale: [{ stylers: [{ saturation: -100 }, { gamma: 1.05 }] }],
  MinimalLight: minimal({
    land: '#f5f5f3',
    water: '#dfe6e8',
    road: '#ffffff',
    edge: '#e4e4e0',
    park: '#e8ede4',
    text: '#5c5c58',
    halo: '#f5f5f3',
  }),
  MinimalDark: minimal({
    land: '#1f2124',
    water: '#14171a',
    road: '#34373b',
    edge: '#43474c',
    park: '#23291f',
    text: '#b9bcc0',
    halo: '#1f2124',
  }),
  MinimalBlue: minimal({
    land: '#e6eef7',
    water: '#a9c8e8',
    road: '#ffffff',
    edge: '#c6d8eb',
    park: '#d6e6e4',
    text: '#2f4a68',
    halo: '#eef4fa',
  }),
};

/** Kind and colour rules of the vendor's map for a style, with or without labels and terrain (MAP-306). */
export function vendorLook({ style, showLabels, showTerrain }: MapUiOptions): {
  mapTypeId: string;
  styles: readonly Rule[];
} {
  const labels: readonly Rule[] = showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  const ground = showTerrain ? 'terrain' : 'roadmap';
  return {
    mapTypeId: style === 'Satellite' ? (showLabels ? 'hybrid' : 'satellite') : ground,
    styles: [...RULES[style], ...labels],
  };
}
