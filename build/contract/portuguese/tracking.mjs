/** What the contract says of the calls that count, and of those for the settings of a site. */
export const TRACKING = {
  'Any JSON without an error is a success.': 'Qualquer JSON sem erro é um sucesso.',
  'Every 2xx is a success; nothing reads the body.': 'Todo 2xx é um sucesso; nada lê o corpo.',
  'A failure is ignored.': 'Uma falha é ignorada.',
  'A failure opens the system error.': 'Uma falha abre o erro do sistema.',

  'Records a hit: a page view or another event kind (CENSUS-601).':
    'Registra uma visita: a abertura de uma página ou outro tipo de evento (CENSUS-601).',
  'The body is form-encoded.': 'O corpo está codificado como o de um formulário.',
  'It only counts, as far as the visitor allows analytics.': 'Ela só conta, se o visitante permite a análise de uso.',
  'Records a click on a button.': 'Registra um clique em um botão.',
  'The request outlives the page, because the browser may follow the link in the meantime.':
    'A requisição continua depois da página, porque enquanto isso o navegador pode seguir o link.',
  'Records that a button is shown.': 'Registra que um botão é mostrado.',
  'Records that a form is shown.': 'Registra que um formulário é mostrado.',
  'Records an event of a popup.': 'Registra um evento de um popup.',
  "The requirements name no fields, so the caller's fields are passed through without those that may identify the visitor.":
    'Os requisitos não dizem quais são os campos; por isso, os de quem chama são repassados sem aqueles que podem identificar o visitante.',
  'No page fields are added.': 'Nenhum campo da página é acrescentado.',
  'Sends script errors as one JSON array; the crumb is sent as a header only (ERR-002).':
    'Envia erros de scripts como uma lista em JSON; o crumb vai só no cabeçalho (ERR-002).',
  'Rejects like any call; the caller must not report that failure.':
    'Falha como qualquer chamada; quem chama não pode registrar essa falha.',
  'It only tells the site about script errors of its pages.':
    'Ela só informa ao site os erros de scripts das suas páginas.',
  'Records an event of the platform (EVENT-611): form-encoded, with the crumb as a field of its own, which the call layer sets at each attempt.':
    'Registra um evento da plataforma (EVENT-611): codificado como um formulário, com o crumb em um campo próprio, preenchido a cada tentativa.',
  'Rejects like any call.': 'Falha como qualquer chamada.',
  'It only measures, as far as the visitor allows analytics.': 'Ela só mede, se o visitante permite a análise de uso.',
  'Requests the settings that tell what to measure.': 'Pede a configuração que diz o que medir.',
  'Nothing is recorded before this response, and nothing without a page load id (PERF-601, PERF-603).':
    'Nada é registrado antes desta resposta, e nada sem um id do carregamento da página (PERF-601, PERF-603).',
  "Rejects with a CallError in the requirements' wording.": 'Falha com um CallError nas palavras dos requisitos.',
  'Sends records by beacon.': 'Envia registros por beacon.',
  'If there are no beacons or the browser refuses one, the same JSON is sent in a text body that outlives the page (PERF-605, PERF-606).':
    'Se não há beacons ou o navegador recusa um, o mesmo JSON vai em um corpo de texto, em uma requisição que continua depois da página (PERF-605, PERF-606).',
  'Many records are split into batches of at most 50,000 bytes.':
    'Muitos registros são divididos em lotes de no máximo 50.000 bytes.',
  'Everything that may identify the visitor is removed.': 'Tudo o que pode identificar o visitante é retirado.',
  'Throws RangeError for an empty list; nothing is sent then.':
    'Lança RangeError para uma lista vazia; então nada é enviado.',
  "A CallError in the requirements' wording if a call fails, after all calls have been tried.":
    'Um CallError nas palavras dos requisitos se uma chamada falha, depois que todas foram tentadas.',
  "Returns the visitor's identity for the session-recording service; null if nothing may be recorded (EXPER-605 to 607).":
    'Devolve a identidade do visitante para o serviço de gravação de sessões; null se nada pode ser gravado (EXPER-605 a 607).',
  'The identity is `id`, or the text `data`, or the JSON is the text itself.':
    'A identidade é `id`, ou o texto `data`, ou o JSON é o próprio texto.',
  'Nothing is recorded without one, and for `automated-mock-id`.':
    'Nada é gravado sem uma identidade, nem para `automated-mock-id`.',
  'Returns the call that sends trace entries: form-encoded, one field with a JSON list, without crumb; its response is ignored.':
    'Devolve a chamada que envia o registro do que visitantes fazem: codificada como um formulário, um campo com uma lista em JSON, sem crumb; a resposta é ignorada.',
  'It only counts what visitors do, as far as they allow analytics.':
    'Ela só conta o que os visitantes fazem, se eles permitem a análise de uso.',
  'Returns the address of the landing beacon, path and query (TRACK-301, TRACK-302): it is fetched as an image, and nothing reads the response.':
    'Devolve o endereço que registra a chegada ao site, caminho e parâmetros (TRACK-301, TRACK-302): ele é pedido como imagem, e nada lê a resposta.',
  'The `refer` of the query takes precedence over the referrer; absent values are left out.':
    'O `refer` dos parâmetros tem precedência sobre a página de origem; valores ausentes ficam de fora.',
  'Crumb, tokens and everything that identifies the visitor are removed; numbers in the marketing parameters are kept, because they belong to the campaign.':
    'Crumb, tokens e tudo o que identifica o visitante são retirados; números nos parâmetros de marketing ficam, porque são da campanha.',
  'It only counts where visitors land, as far as they allow marketing.':
    'Ela só conta onde os visitantes chegam, se eles permitem marketing.',
  'Nothing reads the answer, and a failure is ignored.': 'Nada lê a resposta, e uma falha é ignorada.',
  'Those of an image: no time limit; sent once, with the cookies of the site; without the crumb and without headers of the call layer.':
    'Os de uma imagem: sem limite de tempo; enviada uma vez, com os cookies do site; sem o crumb e sem os cabeçalhos das outras chamadas.',
  'Creates the client of the events service (EVENT-604): one JSON object per event, sent by beacon while the page is being left, otherwise as a request.':
    'Cria o cliente do serviço de eventos (EVENT-604): um objeto JSON por evento, por beacon quando o visitante deixa a página e, antes disso, como requisição.',
  "Nothing here rejects; failures, including data that cannot be written as JSON, are logged in the requirements' wording.":
    'Nada aqui falha para quem chama; falhas, também dados que não podem ser escritos como JSON, vão para o console nas palavras dos requisitos.',

  "Ends the owner's session (OWNER-020); the call has no body.":
    'Encerra a sessão do dono do site (OWNER-020); a chamada não tem corpo.',
  'The caller decides what happens next.': 'Quem chama decide o que acontece depois.',
  'Only owners of the site are signed out by it; where it fails they stay signed in.':
    'Só donos do site saem com ela; se falha, continuam conectados.',
  'Reads the settings; returns the parsed response.': 'Lê a configuração; devolve a resposta já lida.',
  'Failures reject, and no visitor is notified (HF-604).':
    'Uma falha chega a quem chama, e nenhum visitante é avisado (HF-604).',
  'Saves the settings; returns the parsed response.': 'Salva a configuração; devolve a resposta já lida.',
  "The settings of the site's translations.": 'A configuração das traduções do site.',
  'The responses of these calls are not specified; they are passed through (I18N-601 to I18N-605).':
    'As respostas destas chamadas não estão especificadas; são repassadas como são (I18N-601 a I18N-605).',
  'Reads how far the site’s translations are; the response is passed through.':
    'Lê até onde estão as traduções do site; a resposta é repassada como é.',
  'Reads the list of the site’s languages; the response is passed through.':
    'Lê a lista de idiomas do site; a resposta é repassada como é.',
  'Replaces the list of languages.': 'Substitui a lista de idiomas.',
  'Disconnects the external translation provider.': 'Desconecta o serviço externo de tradução.',
};

/** What limits a call, clause by clause. */
export const LIMITS = {
  'no time limit': 'sem limite de tempo',
  'sent once': 'enviada uma vez',
  'the browser completes it after the page is closed': 'o navegador a completa depois que a página é fechada',
  'held back while the server does not respond, since no visitor asked for it':
    'retida enquanto o servidor não responde, porque nenhum visitante a pediu',
  'sent to the own domain of the site over https': 'enviada ao domínio próprio do site por https',
  'without the crumb': 'sem o crumb',
  'the crumb only in the header': 'o crumb só no cabeçalho',
  'the crumb as a field of the body': 'o crumb em um campo do corpo',
  'sent to the origin of the events service, which is configuration':
    'enviada à origem do serviço de eventos, que é configurável',
};
