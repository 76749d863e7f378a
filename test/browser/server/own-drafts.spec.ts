// What becomes of a draft once its form was sent to an action of its own.
import { expect, settled, test } from '../tools/fixture.ts';
import { server, startServers } from './own-matrix.ts';
import { EXPECTED, page } from './own-site.ts';

startServers();

const form = (attributes: string): string => `<div data-block="form" data-form-id="c" data-draft ${attributes}>
<form method="post" action="/enviar"><p><label>Relato <textarea name="relato"></textarea></label></p>
<button>Enviar</button></form></div>`;

for (const [title, attributes, answer, offered] of [
  ['a redirect to a page, such as one to sign in at', '', { status: 303, headers: { location: '/fim' } }, true],
  ['a page that the browser opens', 'data-answer="page"', { status: 303, headers: { location: '/fim' } }, true],
  ['JSON', '', { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' }, false],
] as const)
  test(`a draft is ${offered ? 'offered again' : 'gone'} after an answer by ${title}`, async ({
    page: view,
    allowConsole,
  }) => {
    allowConsole(EXPECTED);
    server.pages.set('/pagina', page(form(attributes)));
    server.pages.set('/fim', page('<p>Fim</p>', { tag: false }));
    server.answers.set('/enviar', answer);
    const field = view.locator('[part~="control"][name="relato"]');
    await view.goto(`${server.origin}/pagina`);
    await field.pressSequentially('Era uma vez');
    await view.locator('[part~="button"]').click();
    await expect(view.getByText('Fim').or(view.locator('[part~="result"]'))).toBeVisible();
    // By its address, not back: the browser itself would fill the form in.
    await view.goto(`${server.origin}/pagina`);
    await settled(view);
    await expect(field).toHaveValue(offered ? 'Era uma vez' : '');
  });
