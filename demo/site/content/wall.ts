import type { PictureName } from './pictures.ts';

/** A photograph of the gallery page, with what the studio says of it. */
export interface Hung {
  readonly picture: PictureName;
  readonly caption: string;
}

const hung = (picture: PictureName, caption: string): Hung => ({ picture, caption });

/** In the order in which they hang: rooms, tables and pieces from near take turns, so that wide ones and tall ones meet in a row. */
export const wall: readonly Hung[] = [
  hung('mesa-da-manha', 'Sete e dez. As peras eram para a foto; não chegaram à segunda.'),
  hung('vaso-e-galho', 'O algodão é do quintal da Dona Zica, que não aceita devolução.'),
  hung('detalhe-gotas', 'O verde anda enquanto o forno manda, e para onde o barro começa.'),
  hung('prateleiras', 'Três tábuas, oitenta e uma peças, nenhuma igual. Contamos todo dia 30.'),
  hung('tigelas-aninhadas', 'Quatro esmaltes do mesmo balde de barro.'),
  hung('janela-da-tarde', 'Cinco da tarde, em maio. A parede é cor de telha só nesta hora.'),
  hung('torno', 'Quando para de tremer, parece que o torno parou.'),
  hung('mesa-posta', 'Almoço de quinta, antes de a turma chegar.'),
  hung('noite-na-estante', 'O que se vê ao apagar a luz e voltar para buscar a chave.'),
  hung('canecas', 'Quatro Neblinas. A segunda já tem dono, mas ele não sabe.'),
  hung('planta-no-vaso', 'Uma muda do mesmo eucalipto que vira cinza e depois esmalte.'),
  hung('serra-pela-janela', 'Seis e vinte. A neblina vai embora antes de o café acabar.'),
  hung('placas-de-teste', 'Trinta e seis noites de forno. A 47 não está aqui: caiu.'),
  hung('bule-e-copos', 'O bule serve quatro destes copos, ou dois e uma conversa.'),
  hung('forno-aberto', 'Segunda-feira, trinta horas depois. Ainda morno.'),
  hung('limoes', 'Limão-cravo da cerca. A fruteira entrou em linha por causa deles.'),
  hung('jarra-e-flores', 'Bagas da estrada de cima, capim da estrada de baixo.'),
  hung('detalhe-craquele', 'As linhas grossas são nossas; as finas, da noite.'),
  hung('potes-de-esmalte', 'Crus, parecem todos giz. É preciso confiar na etiqueta.'),
  hung('pilha-de-pratos', 'Nove pratos na ordem em que saíram do torno, o primeiro embaixo.'),
  hung('biscoito', 'Depois da primeira queima tudo é cor-de-rosa e soa como telha.'),
  hung('travessa-com-peras', 'Outras peras. Estas ficaram.'),
  hung('moringa-na-janela', 'A água fica seis graus mais fria do que a sala. Medimos.'),
  hung('cafe', 'O café do Tomé, que esfria enquanto ele procura a luz.'),
  hung('detalhe-borda', 'Três milímetros: é aqui que a tigela encontra quem come.'),
  hung('barro-e-ferramentas', 'As bolas são pesadas uma a uma, de noite, com rádio.'),
  hung('ovos', 'Da galinha que dorme no galpão e não foi fotografada.'),
  hung('primeiras-tigelas', 'Oito primeiras tigelas da turma de quinta, tortas como nasceram.'),
  hung('fila-de-copos', 'Dez copos, dez esmaltes, uma prateleira que só serve para isto.'),
];
