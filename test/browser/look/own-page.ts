/** A form and questions as a theme author's server writes them, with words around them; in Portuguese, or in Arabic. */
const WORDS = {
  pt: {
    lead: 'Responderemos em dois dias úteis, quase sempre de manhã.',
    name: 'Nome completo',
    mail: 'Correio eletrônico',
    about: 'Assunto',
    subjects: ['Uma visita', 'Uma encomenda'],
    message: 'Mensagem',
    when: 'Melhor horário',
    times: ['De manhã', 'À tarde'],
    terms: 'Aceito receber a resposta por telefone',
    send: 'Enviar a mensagem',
    questions: ['Onde fica a oficina?', 'Enviam para longe?', 'Como limpo o esmalte?'],
    answer: 'A resposta tem uma ou duas linhas, e termina logo depois de ter começado.',
    after: 'Depois do bloco a página continua com este parágrafo.',
  },
  ar: {
    lead: 'نرد عادة خلال يومين من أيام العمل.',
    name: 'الاسم الكامل',
    mail: 'البريد الإلكتروني',
    about: 'الموضوع',
    subjects: ['زيارة', 'طلب شراء'],
    message: 'الرسالة',
    when: 'الوقت المناسب',
    times: ['صباحا', 'مساء'],
    terms: 'أوافق على تلقي الرد بالهاتف',
    send: 'إرسال الرسالة',
    questions: ['أين تقع الورشة؟', 'هل ترسلون إلى مدن أخرى؟', 'كيف أنظف الخزف؟'],
    answer: 'الجواب سطر أو سطران لا أكثر.',
    after: 'تستمر الصفحة بعد ذلك بهذه الفقرة.',
  },
} as const;

/** @param language whose words the page has */
export function ownPage(language: keyof typeof WORDS): { form: string; questions: string } {
  const { lead, name, mail, about, subjects, message, when, times, terms, send, questions, answer, after } =
    WORDS[language];
  const form = `<p>${lead}</p>
<div class="side"><div data-block="form" data-server="platform" data-block-load="load" data-form-id="f1"><form class="stack" action="/form/f1" method="post">
<div class="row"><label for="n">${name}</label><input id="n" name="n" required></div>
<div class="row"><label for="m">${mail}</label><input id="m" name="m" type="email" required></div>
<div class="row wide"><label for="s">${about}</label><select id="s" name="s"><option value="">–</option>${subjects.map((one) => `<option>${one}</option>`).join('')}</select></div>
<fieldset class="row"><legend>${when}</legend>${times.map((one, at) => `<label class="tick"><input type="radio" name="t" value="${at}"> ${one}</label>`).join('\n')}</fieldset>
<div class="row wide"><label for="w">${message}</label><textarea id="w" name="w" rows="4"></textarea></div>
<p class="row"><label class="tick"><input type="checkbox" name="ok" value="1"> ${terms}</label></p>
<p><button class="send">${send}</button></p>
</form></div></div>
<p>${after}</p>`;
  const list = `<p>${lead}</p>
<div class="side"><div data-block="accordion" data-block-load="load">${questions
    .map((one, at) => `<details${at ? '' : ' open'}><summary>${one}</summary><p>${answer}</p></details>`)
    .join('\n')}</div></div>
<p>${after}</p>`;
  return { form, questions: list };
}
