import fields from '../../form/fields/fields.css';
import button from '../../ui/button/button.css';
import control from '../../ui/control/control.css';
import buyForm from './buy-form.css';
import price from './price-line.css';

/** The style sheets of what sells a product, in the order in which they apply. */
export const productStyles = [control, fields, button, price, buyForm];
