/** What the contract says of the calls of forms, products, members, lists and searches. */
export const CONTENT = {
  'Requests the key for one submission (FORM-051); empty if the response has none.':
    'Pede a chave de um envio (FORM-051); vazia se a resposta não tem nenhuma.',
  'A key is never used for two submissions.': 'Uma chave nunca é usada em dois envios.',
  'Without a key nothing is submitted, and the visitor is asked to try again.':
    'Sem uma chave nada é enviado, e pede-se ao visitante que tente novamente.',
  "Sends a submission, together with the page's tracking fields (FORM-052, FORM-055).":
    'Manda um envio, junto com os campos de rastreamento da página (FORM-052, FORM-055).',
  'Any JSON response without an error is a success.': 'Qualquer resposta em JSON sem erro é um sucesso.',
  'The fields from `websiteId` to `referrer` describe the page, as far as its context says so; `clientDate` is in ms since 1970.':
    'Os campos de `websiteId` a `referrer` descrevem a página, até onde o contexto dela o diz; `clientDate` está em ms desde 1970.',
  '`captchaKey` is there if the form has a captcha.': '`captchaKey` está lá se o formulário tem um captcha.',
  '`form` is JSON as a text: the id of each field with its value.':
    '`form` é JSON como texto: o id de cada campo com o seu valor.',
  'Sections are left out, and so is a field that a condition hides.':
    'Seções ficam de fora, e também um campo que uma condição esconde.',
  'value in `form`': 'valor em `form`',
  'a list of the values that are chosen, also of one': 'uma lista dos valores escolhidos, mesmo que seja um só',
  'an object: each statement with the answer to it': 'um objeto: cada afirmação com a sua resposta',
  'a list of `{ id, name }` with the ids that `UploadFile` gave':
    'uma lista de `{ id, name }` com os ids que `UploadFile` deu',
  'any other': 'qualquer outro',
  'a text; empty if nothing was filled in': 'um texto; vazio se nada foi preenchido',
  'Of a form of the page’s own markup further controls with a name are in `form` under their names: a text, or a list of several.':
    'Em um formulário da marcação da própria página, outros controles com nome estão em `form` com os seus nomes: um texto, ou uma lista se são vários.',
  'It is what a form submits.': 'É o que um formulário envia.',
  'What the visitor typed is kept on the page if it fails.': 'Se falha, o que o visitante digitou fica na página.',
  'Throws CallError; with status 400 and `{ "errors": { "FIELD ID": "text" } }` each text is shown at its field.':
    'Lança CallError; com o status 400 e `{ "errors": { "FIELD ID": "text" } }`, cada texto é mostrado no seu campo.',
  "Sends one file of a form (this project's own).": 'Envia um arquivo de um formulário (uma chamada deste projeto).',
  'The body is the file itself.': 'O corpo é o próprio arquivo.',
  'The same `key` is the same file, sent again: a server keeps it once.':
    'A mesma `key` é o mesmo arquivo, enviado de novo: um servidor o guarda uma vez.',
  '400, 413 and 415 concern this file, and the others are still sent.':
    '400, 413 e 415 valem só para este arquivo, e os outros ainda são enviados.',
  'After any other failure no further file is begun.':
    'Depois de qualquer outra falha, nenhum outro arquivo é começado.',
  'The form itself is sent once all files have an `id`.':
    'O formulário é enviado quando todos os arquivos têm um `id`.',
  'Only a form with a field for files sends them.': 'Só um formulário com um campo para arquivos os envia.',
  "Finds places that match the visitor's input.": 'Encontra lugares para o que o visitante digitou.',
  'Parameters and response are passed through: the requirements name neither (PLACES-601).':
    'Parâmetros e resposta são repassados como são: os requisitos não dizem nada deles (PLACES-601).',
  'Only the options `addressLookup` and `addressSearch` ask for places.':
    'Só as opções `addressLookup` e `addressSearch` pedem lugares.',
  'A failure changes nothing.': 'Uma falha não muda nada.',
  'Reads the details of a place.': 'Lê os detalhes de um lugar.',
  'Throws TypeError without a tracking context (PLACES-603); nothing is sent then.':
    'Lança TypeError sem um contexto de rastreamento (PLACES-603); então nada é enviado.',

  'Sends a wish to be told when something is back.': 'Envia um pedido de aviso para quando algo voltar.',
  "The requirements name no such call; this one is this project's own.":
    'Os requisitos não falam de uma chamada assim; esta é deste projeto.',
  'The caller shows its errors.': 'Quem a chama mostra os erros dela.',
  'Only a product with `restock` offers it, while it is sold out.':
    'Só um produto com `restock` a oferece, enquanto está esgotado.',
  "Reads a page of a product's reviews.": 'Lê uma página das avaliações de um produto.',
  'Rejects if the response has no list.': 'Falha se a resposta não tem uma lista.',
  'A review needs `rating`, a whole number from 1 to 5; all else of it may be absent.':
    'Uma avaliação precisa de `rating`, um número inteiro de 1 a 5; todo o resto pode faltar.',
  '`created` is in ms since 1970.': '`created` está em ms desde 1970.',
  'The reviews of the markup are shown without it; no further ones can be loaded.':
    'Sem ela, as avaliações da marcação são mostradas; outras não podem ser carregadas.',
  '`count` and `average` may be absent.': '`count` e `average` podem faltar.',
  'Sends a review, once.': 'Envia uma avaliação, uma vez.',
  "Rejects with the server's response.": 'Falha com a resposta do servidor.',
  'It is what the block sends.': 'É o que o bloco envia.',
  '`token` and `title` may be absent.': '`token` e `title` podem faltar.',
  'The server checks that it has issued the token, which alone shows a purchase.':
    'O servidor confere se foi ele que emitiu o token, e só o token prova uma compra.',
  "Records a product's quick view, without payload and visitor (CENSUS-626).":
    'Registra a visualização rápida de um produto, sem conteúdo e sem visitante (CENSUS-626).',
  'Nothing is sent for an id that cannot be a segment of a path.':
    'Nada é enviado para um id que não pode fazer parte de um caminho.',
  'It only counts.': 'Ela só conta.',
  'It is sent only as far as the visitor allows analytics.': 'Só é enviada se o visitante permite a análise de uso.',

  'Signs in and stores the token, if a header can contain it, until the time that the response may give as `expires` (ms since 1970).':
    'Entra na conta e guarda o token, se ele cabe em um cabeçalho, até o momento que a resposta pode dar em `expires` (ms desde 1970).',
  "Rejects with the server's status and response unchanged; no token is stored then.":
    'Falha com o status e a resposta do servidor, sem mudança; então nenhum token é guardado.',
  'Nobody can sign in without it.': 'Sem ela, ninguém consegue entrar.',
  'Signs out.': 'Sai da conta.',
  'The call layer retries once after a rejected crumb, and never after any other failure (SESSION-605, SESSION-606).':
    'A chamada é repetida uma vez depois de um crumb recusado, e nunca depois de outra falha (SESSION-605, SESSION-606).',
  'Nobody can sign out without it, except by a form of the page.':
    'Sem ela, ninguém consegue sair, a não ser por um formulário da página.',
  "Sends the member's new language to the server, if the page has a translation widget with one.":
    'Envia ao servidor o novo idioma do membro, se a página tem um widget de tradução com um.',
  'Failures are ignored.': 'Falhas são ignoradas.',
  'It is sent only by a page with a translation widget, for a member who is signed in.':
    'Só é enviada por uma página com um widget de tradução, para um membro que entrou na conta.',

  'Searches the site as `searchSite` does, and says how many results there are.':
    'Busca no site como `searchSite`, e diz quantos resultados há.',
  'An item needs `title` and `url`.': 'Um item precisa de `title` e `url`.',
  'Without `priceCents` the text `price` is shown as it is.': 'Sem `priceCents`, o texto `price` é mostrado como está.',
  'Nothing is found without it.': 'Sem ela, nada é encontrado.',
  'The form of the page still leads to the page of its results.':
    'O formulário da página ainda leva à página de resultados dele.',
  '`total` may be absent: a page with fewer than `size` items is then the last one.':
    '`total` pode faltar: então uma página com menos de `size` itens é a última.',
  'Searches the site (D-28).': 'Busca no site (D-28).',
  'Results are returned unchanged.': 'Os resultados são devolvidos sem mudança.',
  'Rejects with a CallError of kind `shape` if the response has no list.':
    'Falha com um CallError do tipo `shape` se a resposta não tem uma lista.',
  'Reads the events of a month in one collection (D-28).': 'Lê os eventos de um mês em uma coleção (D-28).',
  'Events are returned unchanged.': 'Os eventos são devolvidos sem mudança.',
  'Rejects with a CallError of kind `shape` if the response is not a list.':
    'Falha com um CallError do tipo `shape` se a resposta não é uma lista.',
  'The answer is the list itself.': 'A resposta é a própria lista.',
  'An event needs `title` and `startDate`, in ms since 1970; one without them is left out.':
    'Um evento precisa de `title` e `startDate`, em ms desde 1970; um sem eles fica de fora.',
  'These may be absent: `id`, `endDate`, `allDay`, `fullUrl`, `description`, and of `location` `addressTitle`, `addressLine1` and `addressLine2`.':
    'Estes podem faltar: `id`, `endDate`, `allDay`, `fullUrl`, `description` e, de `location`, `addressTitle`, `addressLine1` e `addressLine2`.',
  'Only a calendar with `data-collection-id` asks for months that its markup does not have.':
    'Só um calendário com `data-collection-id` pede meses que a marcação dele não tem.',
  'JSON that is no list is an error.': 'JSON que não é uma lista é um erro.',
  'Requests a page of a collection as data (COLL-004): its own address, with `format=json`.':
    'Pede uma página de uma coleção como dados (COLL-004): o próprio endereço dela, com `format=json`.',
  'Of a collection of events there may be `upcoming` and `past` in place of `items`.':
    'Em uma coleção de eventos, pode haver `upcoming` e `past` no lugar de `items`.',
  '`pagination.nextPageUrl` is the address of the next page; the list ends where it is absent, or `nextPage` is false.':
    '`pagination.nextPageUrl` é o endereço da próxima página; a lista termina quando ele falta, ou `nextPage` é false.',
  'field of an item': 'campo de um item',
  'needed: a text and the address of a page; an item without them is left out':
    'necessários: um texto e o endereço de uma página; um item sem eles fica de fora',
  'a text or HTML, of which the words are shown': 'um texto ou HTML, do qual as palavras são mostradas',
  'the address of a picture': 'o endereço de uma imagem',
  'width and height of the picture in px, such as `"1500x1000"`':
    'largura e altura da imagem em px, como `"1500x1000"`',
  '`{ "x": 0.5, "y": 0.25 }`, from 0 to 1: the point of the picture that stays in view':
    '`{ "x": 0.5, "y": 0.25 }`, de 0 a 1: o ponto da imagem que fica visível',
  '`publishOn`, else `addedOn`': '`publishOn`, senão `addedOn`',
  'the date, in ms since 1970': 'a data, em ms desde 1970',
  'beginning and end of an event, in ms since 1970': 'início e fim de um evento, em ms desde 1970',
  'lists of texts': 'listas de textos',
  'of a product: a list of `{ price, salePrice, onSale, qtyInStock, unlimited, sku }` with prices in whole cents, and [the code of its type](../reference/codes.md)':
    'de um produto: uma lista de `{ price, salePrice, onSale, qtyInStock, unlimited, sku }` com preços em centavos inteiros, e [o código do tipo dele](../reference/codes.md)',
  'The items of the markup are shown without it.': 'Sem ela, os itens da marcação são mostrados.',
  'The list cannot be continued in place.': 'A lista não pode continuar na mesma página.',
  'JSON without one of the lists `items`, `upcoming` and `past` is an error.':
    'JSON sem uma das listas `items`, `upcoming` e `past` é um erro.',
  'Throws CallError, of kind `shape` if the response has no list of items.':
    'Lança CallError, do tipo `shape` se a resposta não tem uma lista de itens.',
  'Requests that the server render a block (BLOCK-012).': 'Pede que o servidor monte um bloco (BLOCK-012).',
  'The content of the markup stays as it is.': 'O conteúdo da marcação fica como está.',
  "Throws CallError, of kind `shape` if the response has no HTML: the block's content then does not change (BLOCK-016).":
    'Lança CallError, do tipo `shape` se a resposta não tem HTML: então o conteúdo do bloco não muda (BLOCK-016).',
};
