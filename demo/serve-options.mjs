import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';

const USUAL_PORT = 4173;

export const HELP = `Serve a demonstração da Vitrine.

  node demo/serve.mjs [opções]

  --port N      A porta, de 0 a 65535; 0 usa qualquer uma livre. Sem a opção vale a variável PORT; sem as duas, ${USUAL_PORT}.
                Se estiver ocupada, vale uma das 20 seguintes.
  --data FILE   O arquivo dos dados, ou :memory:. Sem a opção, demo/.data/vitrine.db.
  --reset       Recria os dados com o primeiro conteúdo e termina.
  --compile     Só compila o servidor e termina.
  --help        Mostra estas opções e termina.
`;

/** @satisfies {NonNullable<import('node:util').ParseArgsConfig['options']>} */
const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  reset: { type: 'boolean' },
  compile: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** Says in one sentence what is wrong with an argument; null if nothing is. */
function problemIn(tokens, { port, data }) {
  for (const token of tokens) {
    if (token.kind === 'positional') return `O argumento "${token.value}" não é uma opção.`;
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(OPTIONS, token.name) ? OPTIONS[token.name] : undefined;
    if (!option) return `A opção "${token.rawName}" não existe.`;
    if (option.type === 'boolean' && token.value !== undefined) return `A opção "${token.rawName}" não tem valor.`;
    if (option.type === 'string' && !token.value) return `A opção "${token.rawName}" precisa de um valor.`;
  }
  if (data && existsSync(data) && statSync(data).isDirectory())
    return `"${data}" é uma pasta; a opção --data espera um arquivo ou :memory:.`;
  return !(/^\d{1,5}$/.test(port) && Number(port) <= 65_535) ? `A porta "${port}" não é um número de 0 a 65535.` : null;
}

/**
 * Reads the arguments of `demo/serve.mjs`.
 *
 * @param {readonly string[]} args without the names of Node and of the file
 * @param {{ readonly PORT?: string | undefined }} env
 * @returns {{ problem: string } | { task: 'serve' | 'reset' | 'compile' | 'help', port: number, data: string | undefined }} what to do, or a sentence that says what is wrong
 */
export function serveOptions(args, env) {
  /** @type {{ tokens: any, values: any }} */
  const { tokens, values } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  /** @type {readonly ('help' | 'compile' | 'reset')[]} */
  const tasks = ['help', 'compile', 'reset'];
  const task = tasks.find((name) => values[name]) ?? 'serve';
  // A variable without a value is none, and only a task that serves reads it.
  const port = values.port ?? ((task === 'serve' && env.PORT) || `${USUAL_PORT}`);
  const problem = problemIn(tokens, { ...values, port });
  if (problem) return { problem };
  return { task, port: Number(port), data: values.data };
}
