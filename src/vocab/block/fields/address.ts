import { parseAddress } from '../../parse-address.ts';
import { linkAddress, protocolOf } from '../../rules/link/address.ts';
import type { Field } from '../field.ts';
import { type Help, readField } from './read-field.ts';

const PROTOCOLS: readonly (string | null)[] = [null, 'http', 'https', 'mailto', 'tel'];

/**
 * An address for a link or a picture: of this site without a protocol, otherwise with `http`, `https`, `mailto` or `tel`. It is never an address that runs as a
 * script (threat T-06), nor one that a browser cannot read, such as `//`. White space around it and tabs or line breaks inside it are removed, as a browser does; empty if there is none.
 */
export const url = ({ help, fallback = '' }: Help & { fallback?: string }): Field<string> =>
  readField({
    kind: 'url',
    expected: 'a URL: a path, or one with http, https, mailto or tel',
    help,
    fallback,
    read(value) {
      const address = typeof value === 'string' ? linkAddress(value) : '';
      // Of a base only that it is there counts here.
      return PROTOCOLS.includes(protocolOf(address)) && address && parseAddress(address, 'https://page.invalid/')
        ? address
        : null;
    },
    toText: (value) => value,
  });

/** The id of an element of the page, with or without `#` in front; the value does not contain it. Empty if there is none. */
export const reference = ({ help, fallback = '' }: Help & { fallback?: string }): Field<string> =>
  readField({
    kind: 'reference',
    expected: 'the id of an element on the page',
    help,
    fallback,
    read(value) {
      const id = typeof value === 'string' ? value.trim().replace(/^#/, '') : '';
      return id && !/\s/.test(id) ? id : null;
    },
    toText: (value) => value,
  });
