export * from './complete-palette.ts';
export * from './palette.ts';
export * from './palette-value.ts';
export * from './resolve-color.ts';
export * from './system-colors.ts';
