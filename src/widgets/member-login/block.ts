import { defineBlock } from '../../vocab/block/define-block.ts';
import { flag, url } from '../../vocab/block/fields.ts';
import { sentence } from '../../vocab/block/sentence.ts';
import { answerField, serverField } from '../../vocab/server-field.ts';

declare module '../../vocab/names.ts' {
  interface EventDetails {
    'member-change': { signedIn: boolean; elsewhere: boolean };
  }
}

/** Sign-in of a site member (MEMBER-001, SESSION-601). */
export const memberLogin = defineBlock({
  name: 'member-login',
  summary: sentence('Signs a member of the site in with the form of the page, and out again.'),
  when: 'visible',
  budget: 2_900,
  data: {
    redirect: url({ help: sentence('Address after signing in. Without one the page is loaded again.') }),
    accountUrl: url({ help: sentence('Address of the member’s own page, as a link for a member who is signed in.') }),
    signOutRedirect: url({ help: sentence('Address after signing out. Without one the page is loaded again.') }),
    cloneCart: flag({ help: sentence('Keeps a copy of the cart for the visitor who signs out.') }),
    server: serverField,
    answer: answerField,
  },
  parts: sentence({
    notice: 'The notice of a page that is only for members.',
    error: 'What is wrong with a field, or why signing in or out did not work.',
    'show-password': 'The button that shows the password.',
    account: 'What a member who is signed in sees.',
    'sign-out': 'The button that signs out.',
    framed: 'What is shown instead of the form where another site shows the page in an iframe.',
  }),
  tokens: sentence({
    '--vitrine-accent': 'Colour of the line at the side of the notice.',
    '--vitrine-error': 'Colour of the box around an error.',
    '--vitrine-focus': 'Colour of the focus ring.',
  }),
  events: sentence({
    'member-change': 'A member has signed in or out, here or in another tab of the site; fired on the document.',
  }),
  keys: sentence({ 'Enter, Space': 'On “Mostrar senha”: shows the password, or hides it again.' }),
  notes: sentence([
    'The form of the page stays as it is, with its own inputs, so that password managers work. It needs an input of the type password and one for the email address; without them it is left to the server, as it is without scripts.',
    'A form with an action, or with the method post, is sent there unless the site says that it answers the platform’s calls (server): as without scripts, and after the page’s handlers. Of JSON, error, message or errors are shown below the form; other JSON of a successful status opens redirect, or loads the page again. A page or redirect is opened. If the platform’s call is not answered (404, 405, 501 or no JSON), the browser sends the form, once, unless its action is on another server: a password is not sent to two. A link in place of the form stays a link.',
    'An empty or malformed field is reported at the field, in the page’s language, until it is fixed, instead of by the browser; a form with novalidate is left alone.',
    'The sentence of the server about a refused sign-in is shown under the form, and nothing that was typed is lost.',
    'In an iframe of another site there is no form but a link that opens the page in a new tab.',
    'On pages of the types 105 and 106 a notice says that they are for members only.',
  ]),
});
