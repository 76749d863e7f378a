import { type ClientExamples, optional } from '../example.ts';

export const site: ClientExamples<
  | 'logout'
  | 'readHeaderFooter'
  | 'saveHeaderFooter'
  | 'multilingualSettings'
  | 'multilingualStatus'
  | 'multilingualLanguages'
  | 'saveLanguages'
  | 'disconnectTranslation'
> = {
  logout: {
    args: [],
    answer: {},
    need: optional('Only owners of the site are signed out by it; where it fails they stay signed in.'),
  },
  readHeaderFooter: { args: [], answer: { header: {}, footer: {} } },
  saveHeaderFooter: { args: [{ header: {}, footer: {} }], answer: {} },
  multilingualSettings: { args: [], answer: {} },
  multilingualStatus: { args: [], answer: {} },
  multilingualLanguages: { args: [], answer: {} },
  saveLanguages: { args: [['pt-BR', 'en']], answer: {} },
  disconnectTranslation: { args: [], answer: {} },
};
