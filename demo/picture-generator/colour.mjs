/** A colour as written in a style sheet (`#rrggbb`), as linear light. @returns {[number, number, number]} */
export const linear = (hex) =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });

export const mixed = (one, other, amount) => one.map((value, at) => value + (other[at] - value) * amount);

/** The studio's clays, glazes and woods. */
export const PALETTE = Object.fromEntries(
  Object.entries({
    bone: '#e9e0cf',
    milk: '#f1ece1',
    chalk: '#d9d2c3',
    sand: '#cdb795',
    buff: '#c5a17a',
    clay: '#b27350',
    terracotta: '#9a5a40',
    oxide: '#7c3a24',
    tenmoku: '#2c1a14',
    iron: '#3b2519',
    moss: '#5c6640',
    deep: '#22392f',
    celadon: '#9fb3a0',
    ash: '#a9a48c',
    slate: '#4b504f',
    charcoal: '#262422',
    smoke: '#8d8880',
    ochre: '#b98a3f',
    lemon: '#dcb640',
    rose: '#c79a86',
    blue: '#4d6474',
    oak: '#b08a5e',
    walnut: '#584233',
    pine: '#c8a679',
    linen: '#cfc4b0',
    plaster: '#d8d0c2',
  }).map(([name, hex]) => [name, linear(hex)]),
);
