export { categoryProblem, MAX_CATEGORY_LENGTH } from './category.ts';
export {
  type CheckedDataset,
  checkDataset,
  type Dataset,
  type DatasetLimits,
  rowsMissingData,
  truncateDataset,
} from './dataset.ts';
export { emailProblem } from './email-problem.ts';
export { fileNameProblem, MAX_FILE_NAME_LENGTH } from './file-name.ts';
export { fileSize, fileSizeProblem, fileSizeUnits, MEGABYTE } from './file-size.ts';
export { type FileDescription, fileTypeProblem } from './file-type.ts';
export { mailListProblem } from './mail-list.ts';
export { optionProblem } from './option.ts';
export { pageUrlProblem } from './page-url.ts';
export { MAX_TAG_LENGTH, tagEditProblem, tagProblem } from './tag.ts';
export { vimeoAccountProblem } from './vimeo-account.ts';
