export * from './captcha-script.ts';
export * from './configured-script.ts';
export * from './discussion-counts.ts';
export * from './font-files.ts';
export * from './known-third-party.ts';
export * from './maps-script.ts';
export * from './maps-settings.ts';
export * from './third-party-file.ts';
