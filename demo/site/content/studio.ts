/** The studio, its people and its house. None of it exists. */
export const studio = {
  name: 'Ateliê Serra',
  address: ['Estrada da Pedra Redonda, km 4', 'Distrito de São Gonçalo do Rio Manso', 'Minas Gerais, 35999-000'],
  /** In the invented village of the map's tiles (demo/server/tiles). */
  place: { lat: -20.1372, lng: -43.4021 },
  email: 'ola@atelieserra.example',
  phone: '(31) 5550-0142',
  phoneLink: 'tel:+553155500142',
  hours: [
    ['Terça a sexta', '10h às 18h'],
    ['Sábado', '9h às 13h'],
    ['Domingo e segunda', 'fechado: o barro descansa'],
  ],
  baseUrl: 'https://atelieserra.example',
  people: [
    {
      name: 'Lúcia Arantes',
      role: 'Torno e desenho',
      words: 'Fundou o ateliê em 2011, numa garagem em Sabará. Ainda diz que a melhor tigela é a próxima.',
    },
    {
      name: 'Tomé Valadares',
      role: 'Esmaltes e forno',
      words: 'Químico de formação. Guarda trezentas placas de teste e o nome de cada uma.',
    },
    {
      name: 'Nair Quintão',
      role: 'Modelagem e aulas',
      words: 'Aprendeu com a avó, que fazia panelas em Maruípe. Ensina a turma das quintas desde 2016.',
    },
  ],
} as const;
