import type { BlockModule } from '../../runtime/mount/block-module.ts';
import { besideView } from '../_shared/block/beside/beside-view.tsx';
import { formStyles } from '../_shared/form/engine/form-styles.ts';
import { prepareFields } from '../_shared/form/engine/prepare-fields.ts';
import { form } from './block.ts';
import { type FormContent, readOwn } from './content.ts';
import style from './style.css';
import { Form } from './view.tsx';

export default {
  block: form,
  View: besideView(Form),
  styles: [...formStyles, style],
  readOwn,
  prepare: prepareFields,
} satisfies BlockModule<typeof form.data, FormContent>;
