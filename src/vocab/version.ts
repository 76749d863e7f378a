/** The release. The build replaces it by the version of package.json. */
declare const __VERSION__: string;

export const VERSION: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0';
