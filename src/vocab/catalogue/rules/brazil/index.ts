export * from '../../../rules/brazil/cep.ts';
export * from '../../../rules/brazil/check-digits.ts';
export * from '../../../rules/brazil/cnpj.ts';
export * from '../../../rules/brazil/cpf.ts';
export * from '../../../rules/brazil/date-and-time.ts';
export * from '../../../rules/brazil/find-state.ts';
export * from '../../../rules/brazil/phone.ts';
export * from '../../../rules/brazil/states.ts';
