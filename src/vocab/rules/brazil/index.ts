export { cepProblem, formatCep, parseCep } from './cep.ts';
export { checkDigits } from './check-digits.ts';
export { cnpjProblem, formatCnpj, parseCnpj } from './cnpj.ts';
export { cpfProblem, formatCpf, parseCpf } from './cpf.ts';
export { parseDate, parseTime } from './date-and-time.ts';
export { findState, stateOfAreaCode, stateProblem } from './find-state.ts';
export {
  type BrazilianPhone,
  formatPhone,
  internationalPhone,
  parsePhone,
  phoneProblem,
} from './phone.ts';
export { type BrazilianState, brazilianStates } from './states.ts';
