// Written by the build from the message files that the runtime and the blocks import (build/registry-files.mjs). Do not edit.
import calls from './en/calls.json';
import cookieBanner from './en/cookie-banner.json';
import dialog from './en/dialog.json';
import fieldErrors from './en/field-errors.json';
import fields from './en/fields.json';
import formSending from './en/form-sending.json';
import form from './en/form.json';
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
  ...formSending,
  ...form,
  ...marquee,
  ...parts,
  ...rareFields,
};

export default table;
