import { expect, it, vi } from 'vitest';
import { readFileLimits } from '../../../../../../src/vocab/rules/file-limits.ts';
import { ChosenFiles } from '../../../../../../src/widgets/_shared/form/files/chosen-files.ts';

function chosenFor(raw: object): ChosenFiles {
  let key = 0;
  return new ChosenFiles(new Map([['f', readFileLimits(raw)]]), () => `key-${++key}`);
}

const file = (name: string, size = 1): File => new File(['x'.repeat(size)], name, { lastModified: 1 });
const names = (chosen: ChosenFiles): string[] => chosen.of('f').files.map(({ file: one }) => one.name);

it('takes as many files as the field may have, each once', () => {
  const chosen = chosenFor({ maxFiles: 3 });
  chosen.add('f', [file('a'), file('b')]);
  chosen.add('f', [file('a'), file('c'), file('d')]);
  expect(names(chosen)).toEqual(['a', 'b', 'c']);
  expect(chosen.of('f').refused).toEqual([{ name: 'd', fault: 'count' }]);
  expect(chosen.of('f').files.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
});

it('replaces the one file of a field for one, but not by one that is refused', () => {
  const chosen = chosenFor({ maxSize: 2 });
  chosen.add('f', [file('a')]);
  chosen.add('f', [file('large', 3)]);
  expect(names(chosen)).toEqual(['a']);
  expect(chosen.of('f').refused).toEqual([{ name: 'large', fault: 'size' }]);
  chosen.add('f', [file('b', 2)]);
  expect(names(chosen)).toEqual(['b']);
  expect(chosen.of('f').refused).toEqual([]);
});

it('says when it changes, and what can be cancelled', () => {
  const chosen = chosenFor({ maxFiles: 2 });
  const changed = vi.fn();
  const stop = chosen.watch(changed);
  chosen.add('f', []);
  expect(changed).not.toHaveBeenCalled();
  chosen.add('f', [file('a'), file('b')]);
  chosen.update('f', 'key-1', { state: 'sent', id: 'x' });
  chosen.remove('f', 'key-2');
  expect(changed).toHaveBeenCalledTimes(3);
  expect(chosen.of('f').news).toEqual({ what: 'removed', name: 'b', count: 1 });
  const signal = chosen.begin();
  expect(chosen.isSending()).toBe(true);
  chosen.cancel();
  expect(signal.aborted).toBe(true);
  chosen.end();
  stop();
  chosen.remove('f', 'key-1');
  expect([chosen.isSending(), names(chosen), changed.mock.calls.length]).toEqual([false, [], 5]);
});
