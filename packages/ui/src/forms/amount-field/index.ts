export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export { amountFault, type AmountFormat, type AmountRange } from './amount.ts';
