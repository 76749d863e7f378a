import suggestions from '../../ui/combobox/suggestions.css';
import control from '../../ui/control/control.css';
import floating from '../../ui/floating/floating.css';
import fields from '../fields/fields.css';
import files from '../fields/file-fields.css';
import button from './button.css';
import look from './look.css';
import steps from './steps.css';
import style from './style.css';

/** The style sheets of every block with a form, in the order in which they apply. */
export const formStyles = [control, fields, files, style, steps, look, button, floating, suggestions];
