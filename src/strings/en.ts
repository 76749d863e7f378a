import calls from './en/calls.json';
import cookieBanner from './en/cookie-banner.json';
import dialog from './en/dialog.json';
import fieldErrors from './en/field-errors.json';
import fields from './en/fields.json';
import form from './en/form.json';
import formSending from './en/form-sending.json';
import marquee from './en/marquee.json';
import parts from './en/parts.json';
import rareFields from './en/rare-fields.json';
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
