import { useEffect, useState } from 'react';
import type { Choice } from '../fields/form-field.ts';
import { optionsOfList } from './form-collector.ts';
import type { Controls } from './page-controls.ts';

type Choices = ReadonlyMap<string, readonly Choice[]>;

const NONE: Choices = new Map();

/** The choices of the page's lists by the names of the controls, once a script of the page changes one, such as the cities of a state; empty before. */
export function useChoices(controls: Controls): Choices {
  const [choices, setChoices] = useState(NONE);
  useEffect(() => {
    const lists = [...controls].flatMap(([name, group]) =>
      group.flatMap((control) => (control instanceof HTMLSelectElement ? [[name, control] as const] : [])),
    );
    const observer = new MutationObserver(() =>
      setChoices(new Map(lists.map(([name, list]) => [name, optionsOfList(list)]))),
    );
    for (const [, list] of lists)
      observer.observe(list, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['disabled', 'label', 'value'],
      });
    return () => observer.disconnect();
  }, [controls]);
  return choices;
}
