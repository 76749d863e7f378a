import { type Answer, jsonAnswer } from '../answer.ts';
import type { CallContext } from './calls.ts';
import { plain, plainWords } from './plain-words.ts';
import { refusal } from './refusal.ts';

/** Invented streets, so that nothing outside has to be asked. */
const PLACES = [
  { id: 'lugar-1', text: 'Ladeira das Lavras, 40, Ouro Preto, MG', lat: -20.3856, lng: -43.5035 },
  { id: 'lugar-2', text: 'Largo das Forras, 12, Tiradentes, MG', lat: -21.1102, lng: -44.1781 },
  { id: 'lugar-3', text: 'Rua do Barro Preto, 310, Belo Horizonte, MG', lat: -19.9227, lng: -43.9538 },
  { id: 'lugar-4', text: 'Rua dos Oleiros, 7, Cunha, SP', lat: -23.0742, lng: -44.9597 },
  { id: 'lugar-5', text: 'Avenida das Torres, 1500, São Paulo, SP', lat: -23.5505, lng: -46.6333 },
] as const;

/** `GET /api/google-maps/places/autocomplete?input=`. */
export function placesAutocomplete({ visit }: CallContext): Answer {
  const words = plainWords(visit.url.searchParams.get('input'));
  const found = words.length ? PLACES.filter(({ text }) => words.every((word) => plain(text).includes(word))) : [];
  return jsonAnswer(200, { predictions: found.map(({ id, text }) => ({ place_id: id, description: text })) });
}

/** `GET /api/google-maps/places/details?placeid=&productPage=&productSection=`. */
export function placeDetails({ visit }: CallContext): Answer {
  const { searchParams } = visit.url;
  if (!searchParams.get('productPage') || !searchParams.get('productSection'))
    return refusal(400, 'Falta dizer de onde vem a pergunta.');
  const place = PLACES.find(({ id }) => id === searchParams.get('placeid'));
  if (!place) return refusal(404, 'Este lugar não existe.');
  const { id, text, lat, lng } = place;
  return jsonAnswer(200, { result: { place_id: id, formatted_address: text, geometry: { location: { lat, lng } } } });
}
