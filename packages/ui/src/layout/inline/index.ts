export { Inline, type InlineProps } from './inline.tsx';
