import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../answer.ts';
import { drip, hang, hangInBody, loseAnswer, reset, resetInBody } from './broken-connections.ts';
import type { Fault, FaultScene } from './fault.ts';

/** Longest delay, ms. */
const LONGEST = 60_000;

async function late({ value, answer }: FaultScene): Promise<Answer> {
  await wait(Math.min(LONGEST, Math.max(0, Number(value) || 0)));
  return answer();
}

/** Answers that come late, in part, or not at all. */
export const CONNECTIONS: readonly Fault[] = [
  {
    id: 'delay',
    title: 'Demora',
    sentence: 'A resposta certa chega atrasada.',
    value: { means: 'milissegundos', usual: '3000' },
    play: late,
  },
  {
    id: 'drip',
    title: 'Conta-gotas',
    sentence: 'A resposta certa chega um byte por vez.',
    value: { means: 'milissegundos entre dois bytes', usual: '100' },
    play: drip,
  },
  { id: 'hang', title: 'Sem resposta', sentence: 'A conexão fica aberta e nada chega, nem os cabeçalhos.', play: hang },
  {
    id: 'hang-body',
    title: 'Sem resto da resposta',
    sentence: 'Chegam os cabeçalhos e metade do corpo; o resto, nunca.',
    play: hangInBody,
  },
  { id: 'reset', title: 'Conexão cortada', sentence: 'A conexão cai antes de qualquer coisa ser feita.', play: reset },
  {
    id: 'reset-body',
    title: 'Conexão cortada no meio',
    sentence: 'A conexão cai no meio do corpo.',
    play: resetInBody,
  },
  {
    id: 'answer-lost',
    title: 'Feito, mas sem resposta',
    sentence: 'A solicitação é executada e a conexão cai antes da resposta.',
    play: loseAnswer,
  },
];
