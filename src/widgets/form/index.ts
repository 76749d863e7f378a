import type { Door } from '../../runtime/blocks/door.ts';
import { asSeen } from './as-seen.ts';
import { form } from './block.ts';
import button from './button.css';
import { type FormContent, readOwn } from './content.ts';
import look from './look.css';
import { readPlatform } from './platform.ts';
import style from './style.css';
import { Form } from './view.tsx';

export default {
  block: form,
  View: Form,
  style: style + look + button,
  content: (source) => asSeen(source, readOwn),
  platform: (source) => asSeen(source, readPlatform),
} satisfies Door<typeof form.data, FormContent>;
