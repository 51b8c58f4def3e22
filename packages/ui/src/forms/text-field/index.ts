export { digitsOf } from './digits.ts';
export { TextField, type TextFieldProps } from './text-field.tsx';
