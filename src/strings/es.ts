// Written by the build from the message files that the runtime and the blocks import (build/registry-files.mjs). Do not edit.
import calls from './es/calls.json';
import cookieBanner from './es/cookie-banner.json';
import dialog from './es/dialog.json';
import fieldErrors from './es/field-errors.json';
import fields from './es/fields.json';
import formSending from './es/form-sending.json';
import form from './es/form.json';
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
  ...formSending,
  ...form,
  ...marquee,
  ...parts,
  ...rareFields,
};

export default table;
