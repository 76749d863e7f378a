import type { ComponentType } from 'react';
import type { ChosenFiles } from '../files/chosen-files.ts';
import type { FieldProps } from './field-props.ts';
import type { FormField } from './form-field.ts';

export interface FileFieldProps extends FieldProps {
  /** The files of the form; the same for all of its fields. */
  readonly chosen: ChosenFiles;
}

/** The exports of the file of file fields, which forms without one do not fetch. */
export interface FileFields {
  readonly FileField: ComponentType<FileFieldProps>;
  readonly CancelSending: ComponentType<Pick<FileFieldProps, 'chosen' | 'strings'>>;
  /** @param warn tells the developer of limits that cannot be read */
  createFiles(fields: readonly FormField[], warn: (message: string) => void): ChosenFiles;
}

let loaded: FileFields | null = null;

/**
 * Loads file fields, once. A block awaits it in its `prepare` if it has one.
 *
 * @throws if the file cannot be loaded; the next call tries again
 */
export async function loadFileFields(): Promise<void> {
  loaded ??= await import('../files/file-fields.tsx');
}

/**
 * File fields, once they are loaded.
 *
 * @throws if nothing awaited the loading
 */
export function fileFields(): FileFields {
  if (!loaded) throw new Error('loadFileFields() was not awaited');
  return loaded;
}
