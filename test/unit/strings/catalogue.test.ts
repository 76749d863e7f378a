import { describe, expect, it } from 'vitest';
import { catalogue, type TextKey } from '../../../src/strings/catalogue.ts';
import * as strings from '../../../src/strings/index.ts';
import { textIn } from '../../../src/strings/text-in.ts';

type Plain = Parameters<ReturnType<typeof textIn>>[0];

const pt = textIn('pt-BR') as (key: TextKey, values?: object) => string;
const en = textIn('en') as typeof pt;

/** The labels of the editor: row, key, Portuguese, English. */
const LABELS: readonly (readonly [row: string, key: Plain, portuguese: string, english: string])[] = [
  ['STR-601', 'editorTags', 'Tags', 'Tags'],
  ['STR-601', 'editorCategories', 'Categorias', 'Categories'],
  ['STR-602', 'editorFileName', 'Nome do arquivo', 'File name'],
  ['STR-602', 'editorFileSizeLimit', 'Limite de tamanho do arquivo', 'File size limit'],
  ['STR-603', 'editorDataset', 'Conjunto de dados', 'Dataset'],
  ['STR-603', 'editorDatasetRows', 'Linhas', 'Rows'],
  ['STR-603', 'editorDatasetColumns', 'Colunas', 'Columns'],
  ['STR-604', 'editorMailTo', 'Para', 'To'],
  ['STR-604', 'editorMailCc', 'CC', 'CC'],
  ['STR-604', 'editorMailBcc', 'CCO', 'BCC'],
  ['STR-604', 'editorMailSubject', 'Assunto', 'Subject'],
  ['STR-604', 'editorMailBody', 'Corpo', 'Body'],
  ['STR-605', 'editorAddress', 'Endereço', 'Address'],
  ['STR-605', 'editorAddressCityStateZip', 'Cidade/Estado/CEP', 'City/State/ZIP'],
  ['STR-605', 'editorAddressCountry', 'País', 'Country'],
  ['STR-606', 'editorPhone', 'Número de telefone', 'Phone number'],
  ['STR-606', 'editorPhoneCountryCode', 'Incluir código do país', 'Include country code'],
  ['STR-607', 'editorLinkName', 'Nome do link', 'Link name'],
  ['STR-607', 'editorLinkNewWindow', 'Abrir em nova janela', 'Open in new window'],
  ['STR-608', 'editorMailList', 'Lista de e-mails', 'Mailing list'],
  ['STR-608', 'editorMailListDoubleOptIn', 'Confirmação dupla de inscrição', 'Double opt-in'],
  ['STR-609', 'editorSortBy', 'Ordenar por', 'sort by'],
  ['STR-609', 'editorSortNone', 'Sem ordenação', 'no sort'],
];

/** What the editor tells: row, key, Portuguese, English. */
const MESSAGES: typeof LABELS = [
  ['STR-610', 'editorSomethingWrong', 'Algo deu errado.', 'Something went wrong.'],
  ['STR-611', 'editorNotLoaded', 'Não foi possível carregar.', 'Could not load.'],
  ['STR-612', 'editorTryAgain', 'Tentar novamente', 'Try again.'],
  ['STR-613', 'editorNoResultsLoaded', 'Não foi possível carregar nenhum resultado.', 'Could not load any results.'],
  ['STR-614', 'editorNetworkError', 'Erro de rede.', 'Network error.'],
  ['STR-615', 'editorJobNoData', 'A tarefa solicitada não devolveu dados.', 'No response data for the job request.'],
  ['STR-616', 'editorFileFailed', 'Falha no processamento do arquivo.', 'File processing failed.'],
  ['STR-617', 'editorFileCanceled', 'O processamento do arquivo foi cancelado.', 'File processing was canceled.'],
  [
    'STR-618',
    'editorFileNotUploaded',
    'Não foi possível concluir o upload do arquivo.',
    'File upload could not be completed.',
  ],
  ['STR-619', 'editorFileNotRenamedTitle', 'Não é possível alterar o nome do arquivo', 'Cannot change the file name'],
  [
    'STR-619',
    'editorFileNotRenamed',
    'Ocorreu um problema ao renomear o arquivo.',
    'There was a problem renaming the file',
  ],
  [
    'STR-620',
    'editorFileNotLoaded',
    'Ocorreu um problema ao carregar seu arquivo.',
    'There was a problem loading your file.',
  ],
  ['STR-621', 'editorCollectionsNotLoaded', 'Não foi possível carregar as coleções.', 'Could not load collections.'],
  ['STR-622', 'editorFontsNotLoaded', 'Não foi possível carregar as fontes.', 'Could not load fonts.'],
  [
    'STR-623',
    'editorFontPreviewNotLoaded',
    'Não foi possível carregar a prévia da fonte {fontName}.',
    'Could not load the preview of font {fontName}.',
  ],
  ['STR-624', 'editorNotConnected', 'Não foi possível conectar. Tente novamente.', 'Could not connect. Try again.'],
  [
    'STR-625',
    'editorNoMailLists',
    'Você não tem nenhuma lista de e-mails. Crie uma antes de continuar.',
    'You do not have any email lists. Create one before continuing.',
  ],
  [
    'STR-626',
    'editorTimeZoneNotLoaded',
    'Não foi possível carregar o fuso horário. Tente novamente ou verifique se o site está disponível.',
    'Could not load the time zone. Try again, or check that the site is available.',
  ],
  [
    'STR-627',
    'editorNoCodeOnAndroid',
    'A edição de código não está disponível no Android.',
    'Code editing is not available on Android.',
  ],
];

const says = (rows: typeof LABELS): void => {
  for (const [, key, portuguese, english] of rows) expect([pt(key), en(key)], key).toEqual([portuguese, english]);
};

describe('an editor', () => {
  it.each([...new Set(LABELS.map(([row]) => row))])('has its labels in Portuguese and English [%s]', (row) => {
    says(LABELS.filter(([id]) => id === row));
  });

  it.each([...new Set(MESSAGES.map(([row]) => row))])('has its message in Portuguese and English [%s]', (row) => {
    says(MESSAGES.filter(([id]) => id === row));
  });

  it('speaks Portuguese where the requirements show a translation [I18N-608]', () => {
    const same = [...LABELS, ...MESSAGES].filter(([, , portuguese, english]) => portuguese === english);
    expect(same.map(([, key]) => key)).toEqual(['editorTags', 'editorMailCc']);
    says([...LABELS, ...MESSAGES]);
  });

  it('has these words and no others: the one way out that they offer is to try again [STR-628]', () => {
    const keys = Object.keys(catalogue['pt-BR']).filter((key) => key.startsWith('editor'));
    expect(keys.sort()).toEqual([...LABELS, ...MESSAGES].map(([, key]) => key).sort());
  });

  it('looks words up by their keys: no status of an answer has any of its own [STR-629]', () => {
    expect(Object.keys(strings).sort()).toEqual(['messageProblem', 'sentenceOf', 'textIn']);
    const lookedUp = textIn('en') as (key: string) => string;
    for (let status = 100; status < 600; status += 1) expect(lookedUp(`${status}`)).toBe(`${status}`);
  });

  it('is told what is wrong in Portuguese', () => {
    expect(pt('problemEmail')).toBe('Insira um e-mail válido.');
    expect(pt('problemEmailFormat')).toBe('Os e-mails devem ter o formato de um endereço de e-mail.');
    expect(pt('problemLinkFormat', { host: 'a.com', otherHost: 'b.com' })).toBe(
      'Os links devem ter o formato a.com ou b.com.',
    );
    expect(pt('problemOption', { val: 'azul' })).toBe('azul não é uma das opções esperadas.');
    expect(pt('problemPageUrl', { val: '//x' })).toBe('//x não é um URL de página válido.');
    expect(pt('problemDatasetEmpty')).toBe('Um conjunto de dados precisa de pelo menos uma coluna e uma linha.');
    expect(pt('problemMailList')).toBe('Selecione uma lista antes de conectar.');
    expect(pt('problemTagEditing')).toBe('Só é possível editar uma tag por vez.');
    expect(pt('problemVimeoBasic')).toBe('Contas Vimeo Basic não são compatíveis.');
  });
});

describe('a visitor', () => {
  it('is told of having signed out [STR-002]', () => {
    expect([pt('logoutTitle'), pt('logoutText')]).toEqual([
      'Logout efetuado com sucesso',
      'O logout foi efetuado com sucesso.',
    ]);
  });

  it('is told at checkout that the cart’s cookie is missing [STR-009]', () => {
    expect(pt('checkoutNoCart')).toBe(
      'Sua sessão expirou ou seus cookies não estão ativados. Não é possível continuar com a finalização de compra.',
    );
  });

  it('sees "Galeria" over a lightbox without a title [STR-302]', () => {
    expect(pt('lightboxTitle')).toBe('Galeria');
  });

  it('is told what is wrong with a video [STR-303] [STR-305] [STR-306]', () => {
    expect(pt('videoInvalidEmbed')).toBe('Incorporação de vídeo inválida.');
    expect(pt('videoCustomImage')).toBe(
      'Imagens de destaque personalizadas só estão disponíveis para vídeos incorporados.',
    );
    expect(pt('videoVimeoBasic')).toBe('As contas Vimeo Basic não são compatíveis com o compartilhamento de vídeos.');
  });

  it('hears the cart in Portuguese', () => {
    expect([
      pt('cartLabel'),
      pt('cartLabelOne'),
      pt('cartLabelMany', { n: 0 }),
      pt('cartLabelOver', { n: 100 }),
    ]).toEqual(['Carrinho', 'Um item no carrinho', '0 itens no carrinho', 'Mais de 100 itens no carrinho']);
  });

  it('reads what a product’s price is', () => {
    expect([pt('storeSoldOut'), pt('storeOnSale'), pt('storePriceFrom', { price: 'R$ 9,90' })]).toEqual([
      'Esgotado',
      'Promoção',
      'a partir de R$ 9,90',
    ]);
  });
});

describe('an owner', () => {
  it('is told in English, in every language, to log out for a reservation [STR-007]', () => {
    for (const locale of ['pt-BR', 'en', 'es'] as const)
      expect([textIn(locale)('reservationPreviewTitle'), textIn(locale)('reservationPreviewText')]).toEqual([
        'Preview Only',
        'Please log out of your account in order to use the reservation block.',
      ]);
  });
});
