export { RateField, type RateFieldProps } from './rate-field.tsx';
export { plainRate, ppmOf, rateOf } from './rate.ts';
