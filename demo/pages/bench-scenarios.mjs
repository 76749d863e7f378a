const NETWORK =
  'A rede lenta leva 150 ms de ida e volta e traz 1,6 Mbit por segundo; cada nova conexão custa uma ida e volta a mais.';

/**
 * The scenarios of `npm run bench`, as `/desempenho` shows them: the name in the result, the fragment and title of the section, and what was measured. `ours` is
 * the variant of Vitrine that the others are measured beside, where it is not `vitrine`; `counted` is what a scenario with several numbers of it counts.
 */
export const SCENARIOS = [
  {
    name: 'blocks',
    id: 'blocos',
    title: 'Muitos blocos',
    sentence: `Acordeões de três a cinco itens, escritos pelo servidor. O tempo conta da tag na página até que todos os da primeira tela respondam a um clique; depois, cada item dela é clicado de verdade. ${NETWORK}`,
    ours: 'vitrine-visible',
    counted: 'blocos',
  },
  {
    name: 'banner',
    id: 'consentimento',
    title: 'Aviso de cookies',
    sentence: 'Da navegação até o aviso na tela, em um celular, sem nada em cache.',
  },
  {
    name: 'consent',
    id: 'escolha',
    title: 'Aviso de cookies e vídeo bloqueado',
    sentence:
      'Uma página com o aviso e um vídeo que espera a escolha, em um celular, sem nada em cache: da navegação até os dois na tela; do clique até as preferências abertas, ou até a escolha guardada e o aviso fechado.',
  },
  {
    name: 'form',
    id: 'formulario',
    title: 'Formulário',
    sentence: 'Da navegação até o formulário na tela, e até que ele mesmo confira o que se digita, em um celular.',
  },
  {
    name: 'masks',
    id: 'mascaras',
    title: 'Campos com máscara',
    sentence: 'CPF, celular e CEP, em um celular: da tecla, ou do texto colado, até o quadro que o mostra.',
  },
  {
    name: 'dialogs',
    id: 'dialogos',
    title: 'Diálogos',
    sentence:
      'Do clique até o diálogo na tela e com o foco, na primeira e na segunda vez, em um celular. As outras têm o diálogo já escrito na página; a Vitrine baixa o seu quando uma página o pede.',
  },
  {
    name: 'shop',
    id: 'compra',
    title: 'Compra',
    sentence:
      'Um produto posto no carrinho pela primeira vez, em um celular, até que o carrinho aberto o mostre: do clique, em uma página já parada; e desde a navegação, com o clique assim que o botão está lá.',
  },
  {
    name: 'rows',
    id: 'linhas',
    title: 'Linhas justificadas',
    sentence:
      'Uma galeria a partir de dados: do pedido até as fotos dispostas na tela, com todos os scripts já avaliados; depois, desde a navegação e sem nada em cache. A masonic dispõe colunas, não linhas.',
    counted: 'fotos',
  },
  {
    name: 'solver',
    id: 'calculo',
    title: 'Cálculo das linhas',
    sentence: 'Só a conta: 2.000 fotos em linhas, de novo a cada largura.',
  },
  {
    name: 'lightbox',
    id: 'lightbox',
    title: 'Lightbox',
    sentence:
      'Do clique em uma de 500 miniaturas até o primeiro quadro, e até a foto grande. O PhotoSwipe cresce a partir da miniatura por 333 ms antes de mostrá-la.',
  },
  {
    name: 'drag',
    id: 'arrastar',
    title: 'Arrastar um carrossel',
    sentence: 'Vinte fotos, três à vista, arrastadas com o mouse por um segundo.',
  },
  {
    name: 'galleries',
    id: 'galerias',
    title: 'Galerias',
    sentence:
      'Cada disposição da Vitrine por si: quanto o layout se desloca, a interação mais lenta, e a maior tarefa ao rolar 2.000 fotos. A primeira linha é o pior de todas.',
  },
  {
    name: 'highlights',
    id: 'destaques',
    title: 'Destaques',
    sentence: 'Sessenta textos destacados, desde a navegação; depois, mais sessenta em uma página que já desenhou um.',
  },
  {
    name: 'scaled-text',
    id: 'titulos',
    title: 'Títulos na largura da página',
    sentence:
      'Mil títulos, cada um tão largo quanto o seu lugar; depois, todos de novo em uma janela mais estreita. As duas bibliotecas esperam 100 ms depois da mudança.',
  },
  {
    name: 'video-facade',
    id: 'video',
    title: 'Vídeo com capa',
    sentence:
      'Da navegação até a capa na tela e pronta para o clique; do clique até o player na página, em um celular.',
  },
  {
    name: 'charts',
    id: 'graficos',
    title: 'Gráficos',
    sentence:
      'Uma linha de mil pontos, desde a navegação, em um celular. A Vitrine lê a tabela da página, que continua nela; a outra recebe os números em um script.',
  },
  {
    name: 'calendars',
    id: 'calendario',
    title: 'Calendário',
    sentence: 'Um mês com quarenta eventos, desde a navegação; depois, o mês seguinte, desde o clique.',
  },
  {
    name: 'maps',
    id: 'mapas',
    title: 'Mapas',
    sentence:
      'Da navegação até a primeira imagem do mapa, em um celular. Sem permissão para o mapa fica o endereço, que já vem na página.',
  },
  {
    name: 'marquees',
    id: 'letreiros',
    title: 'Letreiros',
    sentence: 'Da navegação até o texto correr; depois, o que custam dois segundos dele.',
  },
  {
    name: 'interactions',
    id: 'interacoes',
    title: 'Interações na loja',
    sentence:
      'Tudo o que se faz na loja desta demonstração: de cada entrada até o quadro que responde a ela. A primeira linha é a pior de todas, e quanto leva até uma lista de 500 produtos aparecer filtrada.',
  },
];
