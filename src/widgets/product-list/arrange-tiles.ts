import { move } from '../../runtime/mount/move.ts';
import { silence } from '../../runtime/page/silence.ts';

/** What the block has changed of the server's list, so that it can be given back. */
export interface Arrangement {
  /** Shows these rows in this order and hides all others, in one pass. */
  show(rows: readonly HTMLElement[], shown: ReadonlySet<HTMLElement>): void;
  /** Inserts rows of another page after the others. */
  add(rows: readonly HTMLElement[]): void;
  /** Restores the list as the server sent it. */
  restore(): void;
}

/** Arranges the rows of a list. Nothing is measured; only what changes is written. */
export function arrangeTiles(rows: readonly HTMLElement[]): Arrangement {
  const hidden = new Map(rows.map((row) => [row, row.getAttribute('hidden')]));
  const added = new Set<HTMLElement>();
  const all = [...rows];
  const parent = rows[0]?.parentNode ?? null;
  /** What follows the list, such as a link. */
  const after = rows.at(-1)?.nextSibling ?? null;

  /** Puts the rows of the list's parent in this order; those that are in place are not touched. */
  const reorder = (order: readonly HTMLElement[]): void => {
    if (!parent) return;
    const own = order.filter((row) => row.parentNode === parent);
    const inPlace = [...parent.childNodes].filter((node): node is HTMLElement => hidden.has(node as HTMLElement));
    let at = 0;
    for (const row of own) {
      if (inPlace[at] === row) {
        at += 1;
        continue;
      }
      const before = inPlace[at] ?? (after?.parentNode === parent ? after : null);
      move(row, parent, before);
      inPlace.splice(inPlace.indexOf(row), 1);
      inPlace.splice(at, 0, row);
      at += 1;
    }
  };

  let latest = rows;
  return {
    show(order, shown) {
      if (order !== latest) reorder(order);
      latest = order;
      for (const row of all) {
        if (row.hidden !== shown.has(row)) continue;
        if (!shown.has(row)) silence(row);
        row.hidden = !shown.has(row);
      }
    },
    add(more) {
      for (const row of more) {
        hidden.set(row, null);
        added.add(row);
        all.push(row);
        parent?.insertBefore(row, after?.parentNode === parent ? after : null);
      }
    },
    restore() {
      for (const row of added) row.remove();
      reorder(rows);
      for (const row of rows) {
        const value = hidden.get(row) ?? null;
        if (value === null) row.removeAttribute('hidden');
        else row.setAttribute('hidden', value);
      }
    },
  };
}
