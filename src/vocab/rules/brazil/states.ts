/** A state of Brazil, or the Federal District. */
export interface BrazilianState {
  readonly code: string;
  readonly name: string;
  /** Its area codes for telephones, two digits each. */
  readonly areaCodes: readonly string[];
}

const state = (code: string, name: string, areaCodes: string): BrazilianState =>
  Object.freeze({ code, name, areaCodes: Object.freeze(areaCodes.split(' ')) });

/** The 26 states and the Federal District, by their names; 67 area codes in all (IBGE; Anatel, Plano de Numeração). */
export const brazilianStates: readonly BrazilianState[] = /* @__PURE__ */ Object.freeze([
  /* @__PURE__ */ state('AC', 'Acre', '68'),
  /* @__PURE__ */ state('AL', 'Alagoas', '82'),
  /* @__PURE__ */ state('AP', 'Amapá', '96'),
  /* @__PURE__ */ state('AM', 'Amazonas', '92 97'),
  /* @__PURE__ */ state('BA', 'Bahia', '71 73 74 75 77'),
  /* @__PURE__ */ state('CE', 'Ceará', '85 88'),
  /* @__PURE__ */ state('DF', 'Distrito Federal', '61'),
  /* @__PURE__ */ state('ES', 'Espírito Santo', '27 28'),
  /* @__PURE__ */ state('GO', 'Goiás', '62 64'),
  /* @__PURE__ */ state('MA', 'Maranhão', '98 99'),
  /* @__PURE__ */ state('MT', 'Mato Grosso', '65 66'),
  /* @__PURE__ */ state('MS', 'Mato Grosso do Sul', '67'),
  /* @__PURE__ */ state('MG', 'Minas Gerais', '31 32 33 34 35 37 38'),
  /* @__PURE__ */ state('PA', 'Pará', '91 93 94'),
  /* @__PURE__ */ state('PB', 'Paraíba', '83'),
  /* @__PURE__ */ state('PR', 'Paraná', '41 42 43 44 45 46'),
  /* @__PURE__ */ state('PE', 'Pernambuco', '81 87'),
  /* @__PURE__ */ state('PI', 'Piauí', '86 89'),
  /* @__PURE__ */ state('RJ', 'Rio de Janeiro', '21 22 24'),
  /* @__PURE__ */ state('RN', 'Rio Grande do Norte', '84'),
  /* @__PURE__ */ state('RS', 'Rio Grande do Sul', '51 53 54 55'),
  /* @__PURE__ */ state('RO', 'Rondônia', '69'),
  /* @__PURE__ */ state('RR', 'Roraima', '95'),
  /* @__PURE__ */ state('SC', 'Santa Catarina', '47 48 49'),
  /* @__PURE__ */ state('SP', 'São Paulo', '11 12 13 14 15 16 17 18 19'),
  /* @__PURE__ */ state('SE', 'Sergipe', '79'),
  /* @__PURE__ */ state('TO', 'Tocantins', '63'),
]);
