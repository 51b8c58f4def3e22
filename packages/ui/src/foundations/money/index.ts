export { compareDecimals } from './decimal.ts';
export { formatMoney, maskDigits, type MoneyFormat } from './format-money.ts';
