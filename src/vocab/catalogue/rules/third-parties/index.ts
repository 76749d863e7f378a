export * from '../../../rules/third-parties/captcha-script.ts';
export * from '../../../rules/third-parties/configured-script.ts';
export * from '../../../rules/third-parties/discussion-counts.ts';
export * from '../../../rules/third-parties/font-files.ts';
export * from '../../../rules/third-parties/known-third-party.ts';
export * from '../../../rules/third-parties/maps-script.ts';
export * from '../../../rules/third-parties/maps-settings.ts';
export * from '../../../rules/third-parties/third-party-file.ts';
