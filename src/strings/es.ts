import calls from './es/calls.json';
import cookieBanner from './es/cookie-banner.json';
import dialog from './es/dialog.json';
import fieldErrors from './es/field-errors.json';
import fields from './es/fields.json';
import form from './es/form.json';
import formSending from './es/form-sending.json';
import marquee from './es/marquee.json';
import parts from './es/parts.json';
import rareFields from './es/rare-fields.json';
import type { Table } from './translate.ts';

const table: Table = {
  ...calls,
  ...cookieBanner,
  ...dialog,
  ...fieldErrors,
  ...fields,
  ...form,
  ...formSending,
  ...marquee,
  ...parts,
  ...rareFields,
};

export default table;
