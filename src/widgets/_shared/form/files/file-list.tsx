import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icons/icon.tsx';
import { close } from '../../ui/icons/icons.ts';
import type { ChosenFile } from './chosen-files.ts';
import { FilePreview, hasPreview } from './file-preview.tsx';
import { type FileWords, sizeText } from './file-texts.ts';

interface FileListProps {
  readonly files: readonly ChosenFile[];
  /** The name of the field. */
  readonly title: string;
  readonly words: FileWords;
  onRemove(key: string): void;
  /** The last file was removed. */
  onEmpty(): void;
}

/** The chosen files, each with its size, its state and a button that removes it. */
export function FileList({ files, title, words, onRemove, onEmpty }: FileListProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string, index: number): void => {
    // The focus goes to the button that takes the place of the pressed one.
    flushSync(() => onRemove(key));
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[index] ?? buttons.at(-1);
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul className="file-list" aria-label={words('formFileList', { title })} ref={list}>
      {files.map((one, index) => (
        <li key={one.key} data-state={one.state}>
          {hasPreview(one.file) && <FilePreview file={one.file} />}
          <span className="file-name">{one.file.name}</span>
          <span className="file-state">
            {sizeText(words, one.file.size)} · {stateText(words, one)}
          </span>
          {one.state === 'sending' && (
            <progress
              className="file-progress"
              max={100}
              value={one.percent}
              aria-label={words('formFileProgress', { name: one.file.name })}
            />
          )}
          <button
            type="button"
            className="file-remove"
            aria-label={words('formFileRemove', { name: one.file.name })}
            onClick={() => remove(one.key, index)}
          >
            <Icon path={close} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function stateText(words: FileWords, { state, percent, reason }: ChosenFile): string {
  switch (state) {
    case 'waiting':
      return words('formFileWaiting');
    case 'sending':
      return words('formFileSending', { percent });
    case 'sent':
      return words('formFileSent');
    case 'failed':
      return reason;
  }
}
