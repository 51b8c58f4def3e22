export { Keypad, type KeypadLabels, type KeypadProps } from './keypad.tsx';
