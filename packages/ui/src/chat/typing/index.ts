export { Typing, type TypingProps } from './typing.tsx';
