import button from '../button/button.css';
import fields from '../fields/fields.css';
import buyForm from './buy-form.css';
import price from './price-line.css';

/** The style sheets of what sells a product, in the order in which they apply. */
export const productStyles = [fields, button, price, buyForm];
