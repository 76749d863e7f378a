import calls from './en/calls.json';
import cookieBanner from './en/cookie-banner.json';
import dialog from './en/dialog.json';
import form from './en/form.json';
import marquee from './en/marquee.json';
import parts from './en/parts.json';
import type { Table } from './translate.ts';

const table: Table = { ...calls, ...cookieBanner, ...dialog, ...form, ...marquee, ...parts };

export default table;
