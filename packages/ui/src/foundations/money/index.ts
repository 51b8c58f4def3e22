export { compareDecimals } from './decimal.ts';
export { formatMoney, inText, maskDigits, type MoneyFormat } from './format-money.ts';
