export { DatePicker, type DatePickerProps } from './date-picker.tsx';
export { type DatePickerLabels } from './labels.ts';
export { type DateMode } from './dates/value.ts';
