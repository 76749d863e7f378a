import { contactForm } from '../../../../demo/site/content/forms.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

/** What a good contact form sends. */
export const CONTACT = {
  nome: ['Ana', 'Lima'],
  email: 'ana@exemplo.com',
  telefone: ['', '31', '3222', '1234'],
  assunto: 'Aulas',
  resposta: 'Por e-mail',
  novidades: [],
  mensagem: 'Quando começa a próxima turma?',
  origem: 'site',
};

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | URLSearchParams;
  readonly signal?: AbortSignal;
}

/** A browser as far as the server sees it: keeps cookies, follows nothing by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  get crumb(): string {
    return this.cookies.get('crumb') ?? '';
  }

  async fetch(path: string, { headers = {}, ...sent }: Sent = {}): Promise<Response> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(this.url + path, {
      redirect: 'manual',
      ...sent,
      headers: { ...(cookie && { cookie }), ...headers },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }

  /** Opens a page, which brings session and crumb. */
  async arrive(): Promise<this> {
    await (await this.fetch('/self-check')).text();
    return this;
  }

  /** A writing call with the crumb where it has to be. */
  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(`${path}?crumb=${encodeURIComponent(this.crumb)}`, {
      method: 'POST',
      headers: {
        'x-csrf-token': this.crumb,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  async key(): Promise<string> {
    const { key } = await (await this.post(KEY)).json();
    return key;
  }

  save(key: string, fields: object = CONTACT, more: object = {}): Promise<Response> {
    return this.post(SAVE, {
      key,
      formId: contactForm.formId,
      collectionId: '',
      objectName: contactForm.objectName,
      isOverlayForm: false,
      submitButtonText: contactForm.formSubmitButtonText,
      form: JSON.stringify(fields),
      ...more,
    });
  }

  /** A form sent by the browser itself. */
  submit(formId: string, fields: string[][], headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(`/form/${formId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  }
}

/** The JSON of a control address. */
export const controlOf = async (url: string, path: string): Promise<Record<string, unknown>> =>
  (await fetch(url + path)).json();

/** Switches a fault on. */
export const switchOn = (url: string, fault: object): Promise<Response> =>
  fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify(fault) });
