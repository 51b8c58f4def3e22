export { addDecimals, compareDecimals, lessDecimals } from './decimal.ts';
export { formatWhole } from './figures.ts';
export { formatPadded } from './places.ts';
export {
  formatMoney,
  formatShortMoney,
  inText,
  maskDigits,
  type MoneyFormat,
} from './format-money.ts';
