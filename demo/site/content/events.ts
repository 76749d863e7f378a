import type { PictureName } from './pictures.ts';

/** Something that happens at the studio or near it. */
export interface StudioEvent {
  readonly slug: string;
  readonly title: string;
  /** With the offset of Brasília. */
  readonly start: string;
  readonly end: string;
  readonly place: string;
  /** In centavos; 0 is free. */
  readonly price: number;
  readonly seats: string;
  readonly words: string;
  readonly picture: PictureName;
}

/** The id of the collection that they are in. */
export const AGENDA_COLLECTION = '5f8a1c0b9d2e4f6a7b8c0003';

/** In order of time. */
export const events: readonly StudioEvent[] = [
  {
    slug: 'fornada-aberta-de-novembro',
    title: 'Fornada aberta',
    start: '2026-11-28T09:00-03:00',
    end: '2026-11-28T13:00-03:00',
    place: 'No ateliê',
    price: 0,
    seats: 'Entrada livre',
    words:
      'Abrimos a porta do forno às dez, com quem estiver. O que sair já pode ser levado, ainda morno. Café e broa por conta da casa.',
    picture: 'forno-aberto',
  },
  {
    slug: 'torno-para-quem-nunca-pos-a-mao',
    title: 'Torno para quem nunca pôs a mão',
    start: '2026-12-05T14:00-03:00',
    end: '2026-12-05T18:00-03:00',
    place: 'No ateliê, com Nair Quintão',
    price: 22_000,
    seats: 'Seis lugares',
    words:
      'Uma tarde para centrar, abrir e levantar a primeira parede. Barro, avental e duas queimas incluídos; a peça fica pronta em janeiro e vai pelo correio.',
    picture: 'torno',
  },
  {
    slug: 'feira-da-praca-de-tiradentes',
    title: 'Barraca na feira de Natal',
    start: '2026-12-12T10:00-03:00',
    end: '2026-12-13T20:00-03:00',
    place: 'Largo das Forras, Tiradentes',
    price: 0,
    seats: 'Sábado e domingo',
    words:
      'Levamos a fornada de dezembro inteira, e a caixa dos segundos: peças com um defeito só, pela metade do preço.',
    picture: 'prateleiras',
  },
  {
    slug: 'oficina-de-esmaltes-de-cinza',
    title: 'Esmaltes de cinza',
    start: '2027-01-23T09:00-03:00',
    end: '2027-01-24T17:00-03:00',
    place: 'No ateliê, com Tomé Valadares',
    price: 68_000,
    seats: 'Oito lugares',
    words:
      'Dois dias entre o tambor e a balança. Cada um sai com vinte placas de teste, cinco receitas e a conta de quanto custa errar.',
    picture: 'potes-de-esmalte',
  },
  {
    slug: 'turma-de-quinta-primeiro-semestre',
    title: 'Começa a turma de quinta',
    start: '2027-02-18T19:00-03:00',
    end: '2027-02-18T21:30-03:00',
    place: 'No ateliê, com Nair Quintão',
    price: 41_000,
    seats: 'Por mês; três lugares livres',
    words:
      'Dezoito noites, do primeiro rolinho ao primeiro bule. Quem já sabe centrar pode entrar no meio do semestre.',
    picture: 'primeiras-tigelas',
  },
];

/** Fairs elsewhere, where the studio has a stall. */
export const fairs: readonly { day: string; name: string; city: string }[] = [
  { day: '2027-02-20', name: 'Feira do Mercado Velho', city: 'Diamantina, MG' },
  { day: '2027-04-17', name: 'Festival do Barro', city: 'Cunha, SP' },
  { day: '2027-06-12', name: 'Mostra da Serra', city: 'Ouro Preto, MG' },
];
