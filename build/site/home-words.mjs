/** What the first page says, by language. Addresses are those of documents in the repository. */
export const HOME_WORDS = {
  en: {
    title: 'Vitrine · One script tag for server-rendered pages',
    heading: 'One script tag, and the blocks of a page come to life',
    lead: 'Galleries, forms, cookie notices, carts and more for pages that a server or a static generator makes. Without scripts, and until a block is ready, visitors see your markup.',
    tag: 'The tag',
    start: ['Your first page', 'docs/start/first-page.md'],
    install: ['Install', 'docs/start/install.md'],
    playground: 'Try it in the browser',
    tryTitle: 'See it',
    tryLead: 'These are blocks of this very page, each beside the markup that it is made of.',
    examples: { accordion: 'Accordion', marquee: 'Marquee', chart: 'Chart' },
    readersTitle: 'What brings you here?',
    readers: [
      [
        'I write pages or themes',
        'Markup, forms, pictures, cookies, speed, and twenty whole files to copy.',
        [
          ['Guides', 'docs/guides/markup.md'],
          ['Recipes', 'docs/recipes/README.md'],
          ['Reference', 'docs/reference/README.md'],
        ],
      ],
      [
        'I answer forms and carts on a server',
        'Every call with method, body, answer and the blocks that send it.',
        [
          ['The contract', 'docs/server/contract.md'],
          ['A server in 80 lines', 'docs/server/example/README.md'],
          ['Without a server', 'docs/server/without-a-server.md'],
        ],
      ],
      [
        'Something does not work',
        'By symptom, with cause and remedy; and a panel that says what each block waits for.',
        [
          ['Troubleshooting', 'docs/help/troubleshooting.md'],
          ['Developer mode', 'docs/help/developer-mode.md'],
          ['Limits', 'docs/help/limits.md'],
        ],
      ],
      [
        'I test or work on Vitrine',
        'What each page of the demo proves, how the code is organised, and why.',
        [
          ['Testing', 'docs/help/qa.md'],
          ['Architecture', 'ARCHITECTURE.md'],
          ['Contributing', 'CONTRIBUTING.md'],
        ],
      ],
    ],
    blocksTitle: 'The blocks',
    blocksMore: ['What each of them does', 'docs/reference/blocks'],
    costTitle: 'What it costs',
    costLead: 'Bytes as they are sent. A page without blocks loads the script alone.',
    cost: [
      'the script alone, on every page',
      'the same with what finds and watches blocks',
      'React and what renders blocks, once for a page',
      'the median block',
    ],
    costMore: ['All sizes', 'docs/reference/sizes.md'],
    askedTitle: 'Questions',
    asked: [
      [
        'Do I need a build?',
        'No. You copy two things to your server and write HTML. <a href="{docs/start/install.md}">Install</a> has the steps.',
      ],
      [
        'Do I need a server of a platform?',
        'Most blocks need nothing of your server, and forms, products and sign-in use your own forms and links. <a href="{docs/server/without-a-server.md}">Without a server</a> lists the blocks.',
      ],
      [
        'Which browsers?',
        'Tests run in Chromium, Firefox and WebKitGTK. <a href="{docs/start/browsers.md}">Browsers</a> says what is different in older ones.',
      ],
      [
        'What happens before a visitor allows cookies?',
        'What waits for consent is not requested before. <a href="{docs/guides/consent.md}">Consent</a> has the rules.',
      ],
    ],
    demo: 'In the demo',
    demoLinks: [
      ['The shop', '/atelie/'],
      ['All blocks and scenes', '/'],
    ],
  },
  'pt-BR': {
    title: 'Vitrine · Uma tag para páginas feitas no servidor',
    heading: 'Uma tag, e os blocos da página ganham vida',
    lead: 'Galerias, formulários, avisos de cookies, carrinhos e mais, para páginas que um servidor ou um gerador estático escreve. Sem scripts, e até que um bloco esteja pronto, o visitante vê a sua marcação.',
    tag: 'A tag',
    start: ['A primeira página', 'docs/start/first-page.md'],
    install: ['Instalar', 'docs/start/install.md'],
    playground: 'Experimentar no navegador',
    tryTitle: 'Veja',
    tryLead: 'Estes são blocos desta página, cada um ao lado da marcação de que ele é feito.',
    examples: { accordion: 'Acordeão', marquee: 'Letreiro', chart: 'Gráfico' },
    readersTitle: 'O que traz você aqui?',
    readers: [
      [
        'Escrevo páginas ou temas',
        'Marcação, formulários, fotos, cookies, velocidade e vinte arquivos inteiros para copiar.',
        [
          ['Guias', 'docs/guides/markup.md'],
          ['Receitas', 'docs/recipes/README.md'],
          ['Blocos', 'docs/reference/blocks'],
        ],
      ],
      [
        'Respondo formulários e carrinhos num servidor',
        'Cada chamada com método, corpo, resposta e os blocos que a fazem.',
        [
          ['O contrato', 'docs/server/contract.md'],
          ['Um servidor em 80 linhas', 'docs/server/example/README.md'],
          ['Sem servidor', 'docs/server/without-a-server.md'],
        ],
      ],
      [
        'Algo não funciona',
        'Por sintoma, com causa e solução; e um painel que diz o que cada bloco espera.',
        [
          ['Solução de problemas', 'docs/help/troubleshooting.md'],
          ['Modo de desenvolvimento', 'docs/help/developer-mode.md'],
          ['Limites', 'docs/help/limits.md'],
        ],
      ],
      [
        'Testo a Vitrine ou trabalho nela',
        'O que cada página da demonstração prova, e como o código está organizado.',
        [
          ['Testar a Vitrine', 'docs/help/qa.md'],
          ['Arquitetura', 'ARCHITECTURE.md'],
          ['Contribuir', 'CONTRIBUTING.md'],
        ],
      ],
    ],
    blocksTitle: 'Os blocos',
    blocksMore: ['O que cada um faz', 'docs/reference/blocks'],
    costTitle: 'Quanto pesa',
    costLead: 'Bytes como são enviados. Uma página sem blocos baixa só o script.',
    cost: [
      'só o script, em toda página',
      'o mesmo, com o que encontra e acompanha blocos',
      'React e o que desenha blocos, uma vez por página',
      'o bloco mediano',
    ],
    costMore: ['Todos os tamanhos', 'docs/reference/sizes.md'],
    askedTitle: 'Perguntas',
    asked: [
      [
        'Preciso de um processo de build?',
        'Não. Você copia duas coisas para o servidor e escreve HTML. Os passos estão em <a href="{docs/start/install.md}">Instalar</a>.',
      ],
      [
        'Preciso do servidor de uma plataforma?',
        'A maioria dos blocos não precisa de nada do servidor, e formulários, produtos e entrada de membros usam os seus próprios formulários e links. <a href="{docs/server/without-a-server.md}">Sem servidor</a> lista os blocos.',
      ],
      [
        'Em quais navegadores?',
        'Os testes rodam em Chromium, Firefox e WebKitGTK. <a href="{docs/start/browsers.md}">Navegadores</a> diz o que muda nos mais antigos.',
      ],
      [
        'O que acontece antes de alguém aceitar cookies?',
        'O que espera consentimento não é pedido antes. As regras estão em <a href="{docs/guides/consent.md}">Consentimento</a>.',
      ],
    ],
    demo: 'Na demonstração',
    demoLinks: [
      ['A loja', '/atelie/'],
      ['Todos os blocos e cenas', '/'],
    ],
  },
};
