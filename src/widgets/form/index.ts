import type { BlockModule } from '../../runtime/blocks/block-module.ts';
import fields from '../_parts/fields/fields.css';
import { form } from './block.ts';
import button from './button.css';
import { type FormContent, readOwn, whileRendered } from './content.ts';
import look from './look.css';
import { prepareFields } from './prepare-fields.ts';
import style from './style.css';
import { Form } from './view.tsx';

export default {
  block: form,
  View: Form,
  styles: [fields, style, look, button],
  readOwn: (source) => whileRendered(source, readOwn),
  prepare: prepareFields,
} satisfies BlockModule<typeof form.data, FormContent>;
