import { type ClipboardEvent, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { randomText } from '../../../../runtime/page/random-text.ts';
import messages from '../../../../strings/pt-BR/file-fields.json';
import { type FileLimits, readFileLimits } from '../../../../vocab/rules/file-limits.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { upload } from '../../ui/icons/icons.ts';
import { ErrorMessage } from '../fields/error-message.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import type { FormField } from '../fields/form-field.ts';
import { type ChosenFile, ChosenFiles, type FieldFiles, isSame } from './chosen-files.ts';
import { FileList } from './file-list.tsx';
import { type FileWords, sizeText, typesText } from './file-texts.ts';

interface FileFieldProps extends FieldProps {
  /** The files of the form; the same for all of its fields. */
  readonly chosen: ChosenFiles;
}

/**
 * Creates the lists of files of a form's fields, with the limits of each.
 *
 * @param warn tells the developer of limits that cannot be read
 */
export const createFiles = (fields: readonly FormField[], warn: (message: string) => void): ChosenFiles =>
  new ChosenFiles(
    new Map(
      fields.flatMap(({ id, files }) => {
        if (!files) return [];
        const limits = readFileLimits(files, (key, value, expected, used) =>
          warn(`The field "${id}" has ${key} ${toJson(value)}; expected ${expected}. Used: ${used}.`),
        );
        return [[id, limits] as const];
      }),
    ),
    randomText,
  );

/** Files to choose, drop or paste, and the list of those that were chosen. Nothing is sent before the form is. */
export function FileField({ chosen, carried, ...frame }: FileFieldProps) {
  const { field, strings } = frame;
  const { id: name, required } = field;
  const limits = chosen.limitsOf(name);
  const { accept, maxFiles } = limits;
  const words = strings(messages);
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(chosen.watch, () => chosen.of(name));
  const add = (list: Iterable<File>): void => chosen.add(name, [...list]);
  useCarriedFiles(() => add(carried?.files?.(name) ?? []));
  useSameFiles(input, state);
  useDroppedFiles(picker, add);
  const pasted = (event: ClipboardEvent): void => {
    if (!event.clipboardData.files.length) return;
    event.preventDefault();
    add(event.clipboardData.files);
  };
  return (
    <FieldFrame {...frame} describedBy={hint}>
      {(id, stateOf) => (
        <>
          <p className="description" id={hint}>
            {limitsText(words, limits)}
          </p>
          <div className="picker" ref={picker}>
            <input
              type="file"
              className="file"
              id={id}
              name={name}
              ref={input}
              accept={accept.join() || undefined}
              multiple={maxFiles > 1}
              required={required}
              onChange={({ currentTarget: { files } }) => add(files ?? [])}
              onPaste={pasted}
              {...stateOf(name)}
            />
            <span className="choose" part="control" aria-hidden="true">
              <Icon path={upload} />
              {words(maxFiles > 1 ? 'formFilesChoose' : 'formFileChoose')}
            </span>
            <span className="drop" aria-hidden="true">
              {words('formFileDrop')}
            </span>
          </div>
          <div className="file-news" role="status">
            {state.refused.map((one) => (
              <ErrorMessage key={`${one.name} ${one.fault}`}>{refusedText(words, one, limits)}</ErrorMessage>
            ))}
            <span className="visually-hidden">{newsText(words, state)}</span>
          </div>
          {state.files.length > 0 && (
            <FileList
              files={state.files}
              title={field.title}
              words={words}
              onRemove={(key) => chosen.remove(name, key)}
              onEmpty={() => input.current?.focus()}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

/** Files that the visitor chose in the page's own form, before this one replaced it. */
function useCarriedFiles(take: () => void): void {
  const latest = useRef(take);
  useLayoutEffect(() => latest.current(), []);
}

/** Takes files that are dropped on the field. Chromium gives those dropped on a control to the host of the shadow root it is in, where they are lost. */
function useDroppedFiles(place: { current: HTMLElement | null }, add: (files: Iterable<File>) => void): void {
  const latest = useRef(add);
  useLayoutEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const stop = new AbortController();
    const take = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (event.type === 'drop') latest.current(event.dataTransfer.files);
      element.toggleAttribute('data-over', event.type === 'dragover');
    };
    const left = (): void => element.removeAttribute('data-over');
    element.addEventListener('dragover', take, stop);
    element.addEventListener('drop', take, stop);
    element.addEventListener('dragleave', left, stop);
    return () => stop.abort();
  }, [place]);
}

/** The control has the files of the list, and none that was refused: the form counts them as its value, and the page's own form gets them. */
function useSameFiles(input: { current: HTMLInputElement | null }, state: FieldFiles): void {
  useLayoutEffect(() => {
    const control = input.current;
    const now = [...(control?.files ?? [])];
    const isSameFile = ({ file }: ChosenFile, at: number): boolean => isSame(file, now[at]);
    if (!control || (now.length === state.files.length && state.files.every(isSameFile))) return;
    const data = new DataTransfer();
    for (const { file } of state.files) data.items.add(file);
    control.files = data.files;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }, [input, state]);
}

function limitsText(words: FileWords, { accept, maxSize, maxFiles }: FileLimits): string {
  const size = sizeText(words, maxSize);
  const most = maxFiles > 1 ? words('formFilesMaxSize', { count: maxFiles, size }) : words('formFileMaxSize', { size });
  return accept.length ? `${words('formFileTypes', { types: typesText(words, accept) })} ${most}` : most;
}

function refusedText(
  words: FileWords,
  { name, fault }: FieldFiles['refused'][number],
  { accept, maxSize, maxFiles }: FileLimits,
): string {
  switch (fault) {
    case 'type':
      return words('formFileRefusedType', { name, types: typesText(words, accept) });
    case 'size':
      return words('formFileRefusedSize', { name, size: sizeText(words, maxSize) });
    case 'empty':
      return words('formFileRefusedEmpty', { name });
    case 'count':
      return words('formFileRefusedCount', { name, count: maxFiles });
  }
}

function newsText(words: FileWords, { files, news }: FieldFiles): string {
  const sent = files.filter(({ state }) => state === 'sent').length;
  if (files.some(({ state }) => state === 'sending'))
    return sent ? words('formFilesSent', { sent, count: files.length }) : '';
  if (!news) return '';
  return words(news.what === 'added' ? 'formFileAdded' : 'formFileRemoved', { name: news.name, count: news.count });
}

/** The button that stops sending. It is outside what is locked while the form is sent. */
export const CancelSending = ({ chosen, strings }: Pick<FileFieldProps, 'chosen' | 'strings'>) => {
  const isSending = useSyncExternalStore(chosen.watch, chosen.isSending);
  return isSending ? (
    <button type="button" className="file-cancel" onClick={() => chosen.cancel()}>
      {strings(messages)('formFileCancel')}
    </button>
  ) : null;
};
