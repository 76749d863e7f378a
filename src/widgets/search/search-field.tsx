import { type CSSProperties, type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import messages from '../../strings/pt-BR/search.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { useCombobox } from '../_shared/ui/combobox/use-combobox.ts';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { close, search as magnifier } from '../_shared/ui/icons/icons.ts';
import { LiveStatus, useLiveStatus } from '../_shared/ui/live-status.tsx';
import type { search as declaration } from './block.ts';
import { type Choice, choicesOf } from './choices.ts';
import type { SearchContent } from './content.ts';
import { type OwnSearch, submitOwnSearch } from './own-search.ts';
import type { RecentSearches } from './recent-searches.ts';
import type { SearchCall } from './search-call.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly data: DataOf<typeof declaration.data>;
  readonly content: SearchContent;
  readonly handle: BlockHandle;
  readonly search: SearchCall;
  readonly recent: RecentSearches;
  /** Fetches what a search needs. */
  prepare(): void;
  /** Shows the results of a text on this page; null where the form goes to the search page. */
  readonly goTo: ((query: string) => void) | null;
  /** How many suggestions are requested; 0 for none. */
  readonly suggestions: number;
  /** The page's own form, which is submitted in place of the block's; null where the block's is. */
  readonly own: OwnSearch | null;
}

/** The form with its field: an editable combobox by the ARIA practices, which suggests results and earlier searches. */
export function SearchField({ data, content, handle, search, recent, prepare, goTo, suggestions, own }: Props) {
  const t = handle.strings(messages);
  const id = useId();
  const list = `${id}-list`;
  const form = useRef<HTMLFormElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [control, setControl] = useState<HTMLInputElement | null>(null);
  const [formElement, setForm] = useState<HTMLFormElement | null>(null);
  const [text, setText] = useState(content.value);
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [width, setWidth] = useState(0);
  const [status, announce] = useLiveStatus();
  const { found, ask, stop } = useSuggestions(handle, search, suggestions);
  const choices = choicesOf(text, found, recent.list);
  const failed = found !== null && found.items === null && found.text === text.trim();
  const isEmpty = found?.items?.length === 0 && found.text === text.trim();
  const hasList = isWanted && choices.length > 0;
  const isOpen = isWanted && (choices.length > 0 || failed || isEmpty);

  const setOpen = (next: boolean): void => {
    setWanted(next);
    setActive(-1);
  };
  useLayoutEffect(() => {
    if (isOpen) setWidth(form.current?.offsetWidth ?? 0);
  }, [isOpen]);
  useLayoutEffect(() => {
    // Back and Forward change the text, too.
    if (!control || control.value === content.value) return;
    control.value = content.value;
    setText(content.value);
  }, [control, content.value]);
  useLayoutEffect(() => {
    if (content.focused && control) {
      control.focus({ preventScroll: true });
      control.setSelectionRange(control.value.length, control.value.length);
    }
  }, [content.focused, control]);

  const say = useEffectEvent((): void => {
    if (!isWanted || !found) return;
    if (failed) announce(t('searchSuggestionsFailed'));
    else if (isEmpty) announce(t('searchNoSuggestion', { query: found.text }));
    else announce(t('searchSuggestionCount', { count: found.items?.length ?? 0 }));
  });
  const settle = useEffectEvent((): void => {
    // Another option may be where the chosen one was; earlier searches stay first.
    if (choices[active]?.kind !== 'recent') setActive(-1);
  });
  useLayoutEffect(() => {
    settle();
    if (found) say();
  }, [found]);

  const typed = (value: string): void => {
    setText(value);
    setOpen(true);
    if (!value.trim()) announce('');
    ask(value);
  };
  const empty = (): void => {
    if (!control) return;
    control.value = '';
    typed('');
    control.focus();
  };
  const began = (): void => {
    recent.refresh();
    prepare();
  };

  /** Leaves the page for the results, or shows them here. */
  const submit = (value: string, event?: FormEvent): void => {
    const query = value.trim();
    stop();
    setOpen(false);
    if (!query && !goTo) {
      event?.preventDefault();
      control?.focus();
      return;
    }
    if (query) recent.keep(query);
    const goesOn = handle.emit('search-submit', { query }, { cancelable: true });
    if (!goesOn || goTo || own) event?.preventDefault();
    if (!goesOn) return;
    if (goTo) goTo(query);
    else if (own) submitOwnSearch(own, value);
  };
  const searchFor = (query: string): void => {
    if (!control || !form.current) return;
    control.value = query;
    setText(query);
    form.current.requestSubmit();
  };
  const choose = (choice: Choice | undefined, event: Event): void => {
    if (!choice) return;
    if (choice.kind === 'item') {
      recent.keep(text);
      setOpen(false);
      stop();
      const isAside = event instanceof MouseEvent && (event.ctrlKey || event.metaKey);
      if (isAside) window.open(choice.item.url, '_blank', 'noopener');
      else location.assign(choice.item.url);
    } else if (choice.kind === 'forget') {
      recent.forget();
      setOpen(false);
      announce(t('searchForgotten'));
    } else searchFor(choice.text);
  };

  useCombobox({
    handle,
    control,
    form: formElement,
    layer,
    id: list,
    count: choices.length,
    isOpen,
    active,
    isCurrent: () => true,
    setOpen,
    setActive,
    choose: (index, event) => choose(choices[index], event),
  });

  const label = data.label || content.label || t('searchLabel');
  const button = content.button || t('searchSubmit');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a form can be a search landmark itself, without another element around it. */}
      <form
        ref={(element) => {
          form.current = element;
          setForm(element);
        }}
        className="form"
        part="form"
        role="search"
        action={data.action || content.action || '/search'}
        method="get"
        onSubmit={(event) => handle.run(() => submit(control?.value ?? '', event))}
        onBlur={() => handle.run(() => setOpen(false))}
      >
        {content.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={setControl}
          id={id}
          className="control"
          part="control"
          type="search"
          name={content.name}
          defaultValue={content.value}
          placeholder={data.placeholder || content.placeholder}
          aria-label={label}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls={list}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          data-filled={text !== '' || undefined}
          onFocus={() => handle.run(began)}
          onClick={() => handle.run(() => setOpen(true))}
          onChange={({ target }) => handle.run(() => flushSync(() => typed(target.value)))}
        />
        {text && (
          <button
            type="button"
            className="clear"
            part="clear"
            aria-label={t('searchClearField')}
            onClick={() => handle.run(empty)}
          >
            <Icon path={close} size={16} />
          </button>
        )}
        <button type="submit" className="button" part="button" aria-label={button} title={button}>
          <span className="face">
            <Icon path={magnifier} />
          </span>
        </button>
        <div
          ref={layer}
          className="vt-floating suggestions"
          popover="manual"
          style={{ '--_own-width': `${width}px` } as CSSProperties}
        >
          <SuggestionList
            id={list}
            choices={hasList ? choices : []}
            active={active}
            query={text.trim()}
            t={t}
            choose={(choice, event) => handle.run(() => choose(choice, event))}
          />
          {failed && <p className="notice">{t('searchSuggestionsFailed')}</p>}
          {isEmpty && <p className="notice">{t('searchNoSuggestion', { query: found?.text ?? '' })}</p>}
        </div>
      </form>
      <LiveStatus status={status} />
    </>
  );
}
