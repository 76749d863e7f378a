import { expect, it } from 'vitest';
import { destination } from '../../../../../src/vocab/rules/site/destination.ts';

const BASE = 'https://atelie.example/contato?x=1';

it('gives http and https addresses, whole', () => {
  expect(destination('/obrigado', BASE)).toBe('https://atelie.example/obrigado');
  expect(destination('http://outro.example/a b', BASE)).toBe('http://outro.example/a%20b');
  expect(destination('//outro.example', BASE)).toBe('https://outro.example/');
});

it('gives nothing for an address a script must not go to', () => {
  for (const text of [
    '',
    '  ',
    '\0\u00a0',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://atelie.example/1',
    'mailto:ana@exemplo.com',
    'file:///etc/passwd',
    'https://banco.example@outro.example/',
    'https://ana:senha@outro.example/',
    'http://',
  ])
    expect(destination(text, BASE), text).toBeNull();
});
