import en from '../../strings/en/diagnosis.json';
import es from '../../strings/es/diagnosis.json';
import portuguese from '../../strings/pt-BR/diagnosis.json';

/** The panel brings its words in every language: those of the page's own are for its visitors, who never see it. */
export const messagesOf = (language: string): typeof portuguese => ({ en, es })[language] ?? portuguese;
