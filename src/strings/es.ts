import calls from './es/calls.json';
import cookieBanner from './es/cookie-banner.json';
import dialog from './es/dialog.json';
import form from './es/form.json';
import marquee from './es/marquee.json';
import parts from './es/parts.json';
import type { Table } from './translate.ts';

const table: Table = { ...calls, ...cookieBanner, ...dialog, ...form, ...marquee, ...parts };

export default table;
