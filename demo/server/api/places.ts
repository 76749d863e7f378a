import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './endpoint.ts';
import { plain, plainWords } from './plain-words.ts';
import { refusal } from './refusal.ts';

/** Invented streets, so that nothing outside has to be asked. */
const PLACES = [
  {
    id: 'lugar-1',
    text: 'Ladeira das Lavras, 40, Ouro Preto, MG',
    lat: -20.3856,
    lng: -43.5035,
    street: 'Ladeira das Lavras',
    district: 'Centro',
    city: 'Ouro Preto',
    state: 'MG',
    cep: '35400-000',
  },
  {
    id: 'lugar-2',
    text: 'Largo das Forras, 12, Tiradentes, MG',
    lat: -21.1102,
    lng: -44.1781,
    street: 'Largo das Forras',
    district: 'Centro',
    city: 'Tiradentes',
    state: 'MG',
    cep: '36325-000',
  },
  {
    id: 'lugar-3',
    text: 'Rua do Barro Preto, 310, Belo Horizonte, MG',
    lat: -19.9227,
    lng: -43.9538,
    street: 'Rua do Barro Preto',
    district: 'Barro Preto',
    city: 'Belo Horizonte',
    state: 'MG',
    cep: '30190-061',
  },
  {
    id: 'lugar-4',
    text: 'Rua dos Oleiros, 7, Cunha, SP',
    lat: -23.0742,
    lng: -44.9597,
    street: 'Rua dos Oleiros',
    district: 'Centro',
    city: 'Cunha',
    state: 'SP',
    cep: '12530-000',
  },
  {
    id: 'lugar-5',
    text: 'Avenida das Torres, 1500, São Paulo, SP',
    lat: -23.5505,
    lng: -46.6333,
    street: 'Avenida das Torres',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    cep: '01310-100',
  },
] as const;

/** `GET /api/google-maps/places/autocomplete?input=`. */
export function placesAutocomplete({ visit }: CallContext): Answer {
  const words = plainWords(visit.url.searchParams.get('input'));
  const found = words.length
    ? PLACES.filter(({ text, cep }) => words.every((word) => plain(`${text} ${cep}`).includes(word)))
    : [];
  return jsonAnswer(200, { predictions: found.map(({ id, text }) => ({ place_id: id, description: text })) });
}

/** `GET /api/google-maps/places/details?placeid=&productPage=&productSection=`. */
export function placeDetails({ visit }: CallContext): Answer {
  const { searchParams } = visit.url;
  if (!searchParams.get('productPage') || !searchParams.get('productSection'))
    return refusal(400, 'Falta dizer de onde vem a pergunta.');
  const place = PLACES.find(({ id }) => id === searchParams.get('placeid'));
  if (!place) return refusal(404, 'Este lugar não existe.');
  const { id, text, lat, lng, street, district, city, state, cep } = place;
  const component = (type: string, name: string): object => ({ long_name: name, short_name: name, types: [type] });
  return jsonAnswer(200, {
    result: {
      place_id: id,
      formatted_address: text,
      address_components: [
        component('route', street),
        component('sublocality_level_1', district),
        component('administrative_area_level_2', city),
        component('administrative_area_level_1', state),
        component('postal_code', cep),
      ],
      geometry: { location: { lat, lng } },
    },
  });
}
