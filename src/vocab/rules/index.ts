export * from './brazil/index.ts';
export * from './calendar/index.ts';
export { CAPTCHA_NORMAL_WIDTH, captchaSize } from './captcha-size.ts';
export * from './color/index.ts';
export * from './display/index.ts';
export * from './editor/index.ts';
export { EMAIL_LIMITS, type EmailRule, isEmail } from './email.ts';
export {
  DEFAULT_MAX_FILE_SIZE,
  DEFAULT_MAX_FILES,
  type FileFault,
  type FileLimits,
  fileFault,
  readFileLimits,
} from './file-limits.ts';
export { type FormStep, openSteps, type StepPlace, stepPlace, stepWith } from './form-steps.ts';
export * from './link/index.ts';
export * from './overlays/index.ts';
export * from './palette/index.ts';
export { hiddenFields, readShowWhen, type ShowWhen } from './show-when.ts';
export * from './site/index.ts';
export * from './store/index.ts';
export * from './text/index.ts';
export { counterText, exceedsLimit, textareaLimit } from './textarea.ts';
export * from './third-parties/index.ts';
export { isUnitedStates, isUsZip, zipProblem } from './zip.ts';
