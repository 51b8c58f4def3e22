export { type Country, type PhoneNumber } from './dialling.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
