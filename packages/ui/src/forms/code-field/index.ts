export { CodeField, type CodeFieldLabels, type CodeFieldProps } from './code-field.tsx';
