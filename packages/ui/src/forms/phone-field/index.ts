export { type Country, type PhoneNumber } from './dialling.ts';
export { type PhoneFieldLabels } from './labels.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
