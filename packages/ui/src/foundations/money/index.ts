export { addDecimals, compareDecimals, lessDecimals } from './decimal.ts';
export { formatPadded, formatWhole } from './figures.ts';
export { formatMoney, inText, maskDigits, type MoneyFormat } from './format-money.ts';
