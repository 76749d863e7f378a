import { act, fireEvent, render } from '@testing-library/react';
import { vi } from 'vitest';
import type { BlockHandle } from '../../../../src/runtime/mount/block-handle.ts';
import { translator } from '../../../../src/strings/translate.ts';
import { parse } from '../../../../src/vocab/block/parse.ts';
import type { Call } from '../../../../src/vocab/calls.ts';
import { toContext } from '../../../../src/vocab/context.ts';
import { loadSending } from '../../../../src/widgets/_shared/form/engine/use-submission.ts';
import { loadRareFields } from '../../../../src/widgets/_shared/form/fields/load-rare-fields.ts';
import { form } from '../../../../src/widgets/form/block.ts';
import { readOwn } from '../../../../src/widgets/form/content.ts';
import readPublished from '../../../../src/widgets/form/published.ts';
import { Form } from '../../../../src/widgets/form/view.tsx';
import { deferred } from '../../../deferred.ts';
import { pageStore } from '../../../fake-page.ts';

// As on a page where both have come; what happens before is in use-submission.test.tsx and the browser tests.
await Promise.all([loadSending(), loadRareFields()]);

export const KEY = '/api/form/FormSubmissionKey';
export const SAVE = '/api/form/SaveFormSubmission';

/** What a call that the server refused is rejected with. */
export const refusal = (status: number, data: unknown = null): Error =>
  Object.assign(new Error('refused'), { status, data });

/** A wait that a test ends by hand. */
export function gate(): { opened: Promise<void>; open(): void } {
  const { promise: opened, resolve: open } = deferred();
  return { opened, open };
}

interface Staged {
  /** The block's data, as its JSON. */
  data?: Readonly<Record<string, unknown>>;
  html?: string;
  /** Whether the element says that it is a block, and so has a place among those of the page. */
  marked?: boolean;
  platform?: boolean;
  /** What a visitor wrote into the page's controls before, or ticked there, by their ids. */
  typed?: Readonly<Record<string, string | boolean>>;
  /** The page's element that has the focus before, as a selector. */
  focused?: string;
  /** Answers a call; a rejection or a throw is a failure. */
  answer?(call: Call): unknown;
  /** Says no to the events named here. */
  prevented?: readonly string[];
  /** What a press was kept on before the form was ready, as a selector. */
  early?: string;
  site?: unknown;
  /** Once it is set, every word the view asks for throws. */
  broken?: { now: boolean };
}

/** A mounted form with a page around it whose server answers as the test says. */
export function stageForm({
  data = {},
  html = '',
  marked = false,
  platform,
  typed = {},
  focused,
  answer,
  prevented = [],
  early,
  site = {},
  broken,
}: Staged = {}) {
  const element = document.createElement('div');
  element.innerHTML = html;
  element.toggleAttribute('data-block', marked);
  document.body.append(element);
  for (const [id, given] of Object.entries(typed))
    Object.assign(
      element.querySelector(`[id="${id}"]`) as HTMLInputElement,
      typeof given === 'boolean' ? { checked: given } : { value: given },
    );
  if (focused) element.querySelector<HTMLElement>(focused)?.focus();
  const reading = (platform ? readPublished(element) : readOwn(element)) ?? readOwn(element);
  const calls: Call[] = [];
  const told: [name: string, detail: unknown][] = [];
  const warned: string[] = [];
  const asked = async (call: Call): Promise<unknown> => {
    calls.push(call);
    return answer?.(call) ?? (call.path === KEY ? { key: `chave-${calls.length}` } : {});
  };
  const host: { -readonly [Name in keyof BlockHandle]: BlockHandle[Name] } = {
    element,
    dir: 'ltr',
    run(fn) {
      const result = fn();
      // As the stage does: a rejection is reported, the block stays.
      if (result instanceof Promise) result.catch(() => {});
      return result;
    },
    after: (ms, fn) => {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
    emit: (name, detail) => {
      told.push([name, detail]);
      return !prevented.includes(name);
    },
    prepare: () => {},
    log: { warn: (message) => warned.push(message), error: () => {} },
    takeHeldClicks: () =>
      [...element.querySelectorAll(early ?? 'no-press')].map((target) => ({ target, host: element })),
    strings: (messages) => {
      const translate = translator(messages, new Map(), null);
      return (key, args) => {
        if (broken?.now) throw new Error('broken');
        return translate(key, args);
      };
    },
    store: pageStore(site),
    site: toContext(site),
    request: async () => asked,
    service: () => Promise.reject(new Error('this form asks no service')),
    open: () => Promise.reject(new Error('a form opens nothing')),
  };
  const parsed = parse(form.data, {
    attribute: () => null,
    json: [{ where: 'data-block-json', text: JSON.stringify(data) }],
    values: reading.data,
  });
  const navigate = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const view = render(<Form data={parsed.data} content={reading.content} handle={host} />);
  const $ = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = view.container.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const settle = (): Promise<void> => act(async () => void (await new Promise((done) => setTimeout(done))));
  return {
    ...view,
    element,
    host,
    calls,
    told,
    warned,
    navigate,
    problems: parsed.problems,
    $,
    all: (selector: string) => [...view.container.querySelectorAll<HTMLElement>(selector)],
    named: (name: string) => $<HTMLInputElement>(`[name="${name}"]`),
    type: (name: string, value: string) => fireEvent.input($(`[name="${name}"]`), { target: { value } }),
    /** Leaves a control that was changed. */
    leave: (name: string) => fireEvent.change($(`[name="${name}"]`)),
    check: (name: string, value: string) => fireEvent.click($(`[name="${name}"][value="${value}"]`)),
    /** Sends the form as a press on its button does, and waits for what comes of it. */
    async send() {
      fireEvent.submit($('form'));
      await settle();
    },
    settle,
    saved: () => calls.filter(({ path }) => path === SAVE).map(({ body }) => body as Record<string, unknown>),
    sentForm: () => {
      const bodies = calls.filter(({ path }) => path === SAVE).map(({ body }) => body as { form: string });
      return JSON.parse(bodies.at(-1)?.form ?? 'null') as unknown;
    },
    summary: () => [...view.container.querySelectorAll('.summary p')].map((line) => line.textContent),
    errorsOf: (name: string) =>
      [...($(`[name="${name}"]`).closest('.field')?.querySelectorAll('.error') ?? [])].map((line) => line.textContent),
  };
}

/** A short form: name, e-mail, message. */
export const CONTACT = {
  formId: 'contato',
  collectionId: 'col-1',
  objectName: 'page-1',
  formSubmitButtonText: 'Mandar',
  formFields: [
    { id: 'nome', type: 'text', title: 'Nome', required: true },
    { id: 'email', type: 'email', title: 'E-mail' },
    { id: 'texto', type: 'textarea', title: 'Mensagem', maxLength: 20 },
  ],
};
