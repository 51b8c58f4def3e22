export { Combobox, type ComboboxLabels, type ComboboxProps } from './combobox.tsx';
export { type ComboboxOption } from './find-options.ts';
export { fold } from './fold.ts';
