/** What the contract says of all calls. */
export const PAGE = {
  'The contract of a server': 'O contrato de um servidor',
  '[Em português](contract.pt-BR.md)': '[In English](contract.md)',
  'These are the calls that blocks and services make where a page says that its server answers the calls of the platform: `"server": "platform"` in the context, `data-server="platform"` on a block, a platform host in the context, or published markup.':
    'Estas são as chamadas que blocos e serviços fazem quando uma página diz que o servidor dela responde às chamadas da plataforma: `"server": "platform"` no contexto, `data-server="platform"` em um bloco, um host da plataforma no contexto ou marcação publicada.',
  'A server answers those that its pages need; the others may be 404.':
    'Um servidor responde àquelas de que as páginas dele precisam; as outras podem dar 404.',
  '[A server in 80 lines](example/README.md) answers what a form, a newsletter, a product and a cart need.':
    '[Um servidor em 80 linhas](example/README.pt-BR.md) responde ao que um formulário, uma newsletter, um produto e um carrinho precisam.',
  'Method, path, query, body, limits and users are not written by hand: each client of `vitrine/api` is used once with the values of an example, and what it sends is noted.':
    'Método, caminho, parâmetros, corpo, limites e quem usa cada chamada não são escritos à mão: cada cliente de `vitrine/api` é usado uma vez com os valores de um exemplo, e o que ele envia é anotado.',
  'An id such as FORM-051 names a row of [the requirements](../requirements.tsv).':
    'Um id como FORM-051 indica uma linha [dos requisitos](../requirements.tsv).',
  'Placeholders of paths are in braces.': 'Nos caminhos, o que varia está entre chaves.',

  'How every call is sent': 'Como toda chamada é enviada',
  'The address begins with the origin of the page.': 'O endereço começa com a origem da página.',
  'A call whose limits say “own domain” goes to `https://` and the host of `website.baseUrl`, or of the page if the context has none.':
    'Uma chamada cujos limites dizem “domínio próprio” vai para `https://` com o host de `website.baseUrl`, ou o da página, se o contexto não o tem.',
  'On a platform host, and on a loopback address such as `localhost`, it goes to the page’s own origin.':
    'Em um host da plataforma, e em um endereço da própria máquina, como `localhost`, ela vai para a origem da página.',
  'So any other page that is on `http`, or on another host than that of `website.baseUrl`, sends such a call to [another origin](#calls-to-another-origin).':
    'Por isso, qualquer outra página em `http`, ou em um host que não é o de `website.baseUrl`, envia uma chamada dessas a [outra origem](#chamadas-a-outra-origem).',
  'The value of the cookie `crumb`, if there is one, is sent in the query as `crumb` and in the header `X-CSRF-Token`, so that a server can tell its own pages from others.':
    'O valor do cookie `crumb`, se existe, é enviado no parâmetro `crumb` do endereço e no cabeçalho `X-CSRF-Token`, para que um servidor distinga as suas páginas das de outros.',
  'Cookies of the page’s origin are sent.': 'Os cookies da origem da página são enviados.',
  '`Accept` is `application/json`.': '`Accept` é `application/json`.',
  'The answer is JSON in UTF-8 of at most 5,000,000 bytes.':
    'A resposta é JSON em UTF-8, de no máximo 5.000.000 bytes.',
  'A record may be wrapped, `{ "data": { … } }`, in the answers to the calls of forms, of the cart, of reviews, of members, of a block that the server renders and of the settings of performance.':
    'Um registro pode vir dentro de outro, `{ "data": { … } }`, nas respostas às chamadas de formulários, do carrinho, de avaliações, de membros, de um bloco que o servidor monta e da configuração de desempenho.',
  'The answers of a search, of a page of a list, of a month of events and of places may not be wrapped.':
    'As respostas de uma busca, de uma página de uma lista, de um mês de eventos e de lugares não podem vir assim.',
  'The fields `error`, `message`, `loginRequired`, `authorizationFail`, `crumbFail` and `crumb` may be in `data` in every answer.':
    'Os campos `error`, `message`, `loginRequired`, `authorizationFail`, `crumbFail` e `crumb` podem estar em `data` em toda resposta.',
  'A call that is repeated after a lost connection waits 200 ms.':
    'Uma chamada que é repetida depois de uma conexão perdida aguarda 200 ms.',
  'No call is repeated because of its status, except for a crumb that the server did not accept.':
    'Nenhuma chamada é repetida por causa do seu status, a não ser por um crumb que o servidor não aceitou.',
  'A writing call must not be redirected.': 'Uma chamada que escreve não pode ser redirecionada.',
  'Only an upload may be redirected within its origin, because there the browser cannot refuse a redirect.':
    'Só o envio de um arquivo pode ser redirecionado, dentro da mesma origem, porque ali o navegador não consegue recusar um redirecionamento.',
  'Limits are those of the client.': 'Os limites são os do cliente.',
  'A block may set stricter ones: suggestions, for example, are sent once and given up when the visitor types on.':
    'Um bloco pode ter limites menores: sugestões, por exemplo, são pedidas uma vez, e o pedido é abandonado quando o visitante continua a digitar.',

  'Calls to another origin': 'Chamadas a outra origem',
  'The browser asks that origin first, by `OPTIONS`, what it allows.':
    'O navegador primeiro pergunta a essa origem, com `OPTIONS`, o que ela permite.',
  'The server answers this preflight, and each call itself, with these headers:':
    'O servidor responde a essa pergunta (preflight), e a cada chamada, com estes cabeçalhos:',
  header: 'cabeçalho',
  value: 'valor',
  'the origin of the page; `*` is not enough, because cookies are sent':
    'a origem da página; `*` não basta, porque cookies são enviados',
  'The cookies are those of that origin.': 'Os cookies são os dessa origem.',
  'A content security policy of the page has to name it in `connect-src`.':
    'Uma política de segurança de conteúdo (CSP) da página precisa indicá-la em `connect-src`.',

  'What an answer means': 'O que uma resposta significa',
  'The checks run in the order of [calls](../contribute/calls.md#order-of-evaluation).':
    'As verificações seguem a ordem de [chamadas](../contribute/calls.md#order-of-evaluation).',
  'The last column is for calls whose section says that a failure opens the system error.':
    'A última coluna vale para chamadas cuja seção diz que uma falha abre o erro do sistema.',
  'Any other failure is shown by the block that made the call; a failure of a call that only counts is not shown.':
    'Qualquer outra falha é mostrada pelo bloco que fez a chamada; a falha de uma chamada que só conta não é mostrada.',
  'status and body': 'status e corpo',
  meaning: 'significado',
  'what the page shows': 'o que a página mostra',
  success: 'sucesso',
  nothing: 'nada',
  '204, empty': '204, vazio',
  '503, empty': '503, vazio',
  'the system error': 'o erro do sistema',
  'the request to sign in': 'o pedido para entrar na conta',
  'sent once more with the new crumb': 'enviada mais uma vez com o novo crumb',
  'nothing, unless it is refused again': 'nada, a não ser que seja recusada de novo',
  'A `429` with `Retry-After` stops calls that no visitor asked for until then.':
    'Um `429` com `Retry-After` segura até lá as chamadas que nenhum visitante pediu.',
  'Which text of the server the visitor reads depends on the call.':
    'Qual texto do servidor o visitante lê depende da chamada.',
  '`error` comes before `message`, and both are texts.': '`error` vem antes de `message`, e os dois são textos.',
  'Where the table names none, or the server gives none, the block has a sentence of its own:':
    'Quando a tabela não indica nenhum, ou o servidor não dá nenhum, o bloco tem uma frase própria:',
  call: 'chamada',
  'text of the server': 'texto do servidor',
  '`error` or `message` of any status but a 2xx, 300 characters at most':
    '`error` ou `message` de qualquer status que não seja 2xx, no máximo 300 caracteres',
  '`errors` of a 400 or a 2xx, at the fields; otherwise `error`, but 401, 404, 429 and 500 have sentences of the form':
    '`errors` de um 400 ou de um 2xx, nos campos; senão, `error`, mas 401, 404, 429 e 500 têm frases do formulário',
  none: 'nenhum',
  'none: the status decides': 'nenhum: o status decide',
  'Reviews, sign-in, sign-out, `GetItemsByMonth`': 'Avaliações, entrada, saída, `GetItemsByMonth`',
  '`error` or `message` of any status': '`error` ou `message` de qualquer status',
  '`error` or `message` of a 400, 401, 500 or 502, or `error` of a 2xx, 300 characters at most':
    '`error` ou `message` de um 400, 401, 500 ou 502, ou `error` de um 2xx, no máximo 300 caracteres',
  'A call whose failure opens the system error': 'Uma chamada cuja falha abre o erro do sistema',
  '`error` of a 2xx, 300 characters at most': '`error` de um 2xx, no máximo 300 caracteres',
  'Every other call': 'Todas as outras chamadas',

  'Blocks and services': 'Blocos e serviços',
  'What each of them needs, by its imports.': 'O que cada um precisa, pelas suas importações.',
  'A block also needs what its services need.': 'Um bloco também precisa do que os serviços dele precisam.',
  'Blocks and services that are not named here make no call.':
    'Blocos e serviços que não estão aqui não fazem nenhuma chamada.',
  needed: 'necessárias',
  optional: 'opcionais',
  'uses the services': 'usa os serviços',
  'No block and no service; scripts of a page can use it through `vitrine/api`.':
    'nenhum bloco e nenhum serviço; os scripts de uma página podem usá-la por `vitrine/api`.',
  'Answer:': 'Resposta:',

  Forms: 'Formulários',
  Shop: 'Loja',
  Members: 'Membros',
  'Lists, search and content': 'Listas, busca e conteúdo',
  Tracking: 'Rastreamento',
  'Settings of a site': 'Configuração de um site',
};
