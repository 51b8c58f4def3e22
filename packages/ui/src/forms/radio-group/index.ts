export { Radio, type RadioProps } from './radio.tsx';
export { RadioGroup, type RadioGroupProps } from './radio-group.tsx';
