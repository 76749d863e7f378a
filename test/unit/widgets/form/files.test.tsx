import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadFileFields } from '../../../../src/widgets/_shared/form/fields/load-file-fields.ts';
import { stageForm } from './form-stage.tsx';

await loadFileFields();

const data = {
  formId: 'f',
  formFields: [{ type: 'file', id: 'foto', title: 'Foto', required: true, accept: 'image/*', multiple: true }],
};
const image = (name: string): File => new File(['x'], name, { type: 'image/png' });
const text = new File(['x'], 'notas.txt', { type: 'text/plain' });

/** What a browser does when the visitor has chosen files. */
function choose(control: HTMLInputElement, ...files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  control.files = chosen.files;
  fireEvent.change(control);
}

it('a file that was refused is none of the control: a required field is still empty', async () => {
  const { named, send, errorsOf, calls } = stageForm({ data });
  choose(named('foto'), text);
  expect(named('foto').files).toHaveLength(0);
  await send();
  expect(errorsOf('foto')).toContain('Este campo é obrigatório.');
  expect(calls).toEqual([]);
});

it('a file that was refused or chosen twice leaves the control those that were chosen before', () => {
  const { named } = stageForm({ data });
  const names = (): string[] => [...(named('foto').files ?? [])].map(({ name }) => name);
  const first = image('a.png');
  choose(named('foto'), first);
  choose(named('foto'), text);
  expect(names()).toEqual(['a.png']);
  choose(named('foto'), image('b.png'), text);
  expect(names()).toEqual(['a.png', 'b.png']);
  choose(named('foto'), first);
  expect(names()).toEqual(['a.png', 'b.png']);
});
