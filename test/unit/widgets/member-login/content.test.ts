import { expect, it } from 'vitest';
import { callProblem } from '../../../../src/widgets/_shared/ui/problem/call-problem.ts';
import { readMemberLogin } from '../../../../src/widgets/member-login/content.ts';

function signInOf(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readMemberLogin(element).content.signIn;
}

it('finds the form with its controls, and leaves one without them to the server', () => {
  const found = signInOf(
    '<form><input name="q"><input type="email" name="email"><input type="password"><input type="checkbox" name="rememberMe"></form>',
  );
  expect([found?.email.name, found?.remember?.name]).toEqual(['email', 'rememberMe']);
  expect(signInOf('<form><input type="email"><input type="password"></form>')?.remember).toBeNull();
  expect(signInOf('<form><input type="password"></form>')).toBeNull();
  expect(signInOf('<form><input type="email"></form>')).toBeNull();
  expect(signInOf('<p>Volte amanhã.</p>')).toBeNull();
});

it('quotes the server, else the call layer, else says its own sentence [SESSION-616]', () => {
  const failed = (own: object): Error => Object.assign(new Error('x'), own);
  expect(callProblem(failed({ data: { error: 'Não.' }, text: 't' }), 'o')).toBe('Não.');
  expect(callProblem(failed({ data: { data: { message: 'Nem pensar.' } } }), 'o')).toBe('Nem pensar.');
  expect(callProblem(failed({ data: { error: ' ' }, text: 't' }), 'o')).toBe('t');
  expect(callProblem(failed({ data: null, text: '' }), 'o')).toBe('o');
  expect(callProblem('nada', 'o')).toBe('o');
});
