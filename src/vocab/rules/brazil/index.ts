export * from './cep.ts';
export * from './check-digits.ts';
export * from './cnpj.ts';
export * from './cpf.ts';
export * from './date-and-time.ts';
export * from './find-state.ts';
export * from './phone.ts';
export * from './states.ts';
