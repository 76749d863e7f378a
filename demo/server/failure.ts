import type { Answer } from './answer.ts';
import { refusal } from './api/refusal.ts';
import type { Backend } from './backend.ts';
import { pageAnswer } from './pages/page-answer.ts';
import { plainPage } from './pages/plain-page.ts';
import { TooLarge, type Visit } from './visit.ts';

const SENTENCES = {
  400: 'Não foi possível ler o envio. Volte e tente novamente.',
  413: 'O envio é grande demais.',
  500: 'Algo falhou no servidor. Tente novamente em alguns minutos.',
} as const;

function statusOf(error: unknown): keyof typeof SENTENCES {
  if (error instanceof TooLarge) return 413;
  return error instanceof SyntaxError || error instanceof TypeError || error instanceof URIError ? 400 : 500;
}

/** Answers a request that ended in an error: a call in the words of its catalogue (DATA-020), a visitor with a page. */
export function failureAnswer(visit: Visit, backend: Backend, error: unknown): Answer {
  const status = statusOf(error);
  const sentence = SENTENCES[status];
  if (/^\/(api\/|__)/.test(visit.path)) return refusal(status, sentence);
  return pageAnswer(visit, backend, { status, ...plainPage({ title: 'Não deu certo', sentence, back: visit.page }) });
}
