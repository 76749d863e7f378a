/** Outlines of the studio's vessels: left halves of a turned profile, from rim to foot, as [x from the axis, y]. */
const VESSELS = [
  {
    at: 70,
    glaze: 'a',
    profile: [
      [16, 78],
      [14, 92],
      [34, 128],
      [38, 168],
      [22, 218],
      [18, 220],
    ],
  },
  {
    at: 168,
    glaze: 'b',
    profile: [
      [52, 160],
      [50, 176],
      [38, 202],
      [18, 212],
      [20, 220],
      [20, 220],
    ],
  },
  {
    at: 266,
    glaze: 'c',
    profile: [
      [9, 34],
      [8, 74],
      [12, 104],
      [36, 132],
      [34, 190],
      [24, 220],
    ],
  },
  {
    at: 352,
    glaze: 'd',
    profile: [
      [30, 138],
      [29, 150],
      [31, 176],
      [31, 196],
      [29, 212],
      [24, 220],
    ],
  },
  {
    at: 440,
    glaze: 'b',
    profile: [
      [22, 104],
      [20, 112],
      [42, 140],
      [44, 178],
      [30, 216],
      [24, 220],
    ],
  },
];

/** A smooth line through points: each is the control of a curve to the middle of the next pair. */
function curve(points) {
  const middles = points.slice(1, -1).map(([x, y], at) => {
    const last = at === points.length - 3;
    const [nextX, nextY] = points[at + 2];
    const end = last ? [nextX, nextY] : [(x + nextX) / 2, (y + nextY) / 2];
    return `Q${x} ${y} ${end[0]} ${end[1]}`;
  });
  return `M${points[0].join(' ')}${middles.join('')}`;
}

function vessel({ at, glaze, profile }) {
  const side = (sign) => profile.map(([x, y]) => [at + sign * x, y]);
  const left = curve(side(-1));
  const right = curve(side(1).reverse()).replace(/^M/, 'L');
  const [rim, top] = profile[0];
  return `<path class="glaze-${glaze}" d="${left}${right}Z"/><ellipse class="rim" cx="${at}" cy="${top}" rx="${rim}" ry="${Math.max(3, rim / 7)}"/>`;
}

/** The studio's shelf, drawn. */
export function shelf() {
  const shadows = VESSELS.map(
    ({ at, profile }) =>
      `<ellipse class="shade" cx="${at + 8}" cy="221" rx="${(profile.at(-3)?.[0] ?? 0) + 8}" ry="5"/>`,
  );
  return `<svg class="shelf" viewBox="0 0 510 260" role="img" aria-label="Cinco peças do ateliê em uma prateleira: dois potes, uma tigela, uma garrafa e uma caneca">
<circle class="sun" cx="392" cy="78" r="58"/>
${shadows.join('')}
${VESSELS.map(vessel).join('\n')}
<path class="board" d="M14 220h482v12H14z"/><path class="board-edge" d="M14 232h482v5H14z"/>
</svg>`;
}
