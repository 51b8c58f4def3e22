export { Mark, type MarkProps } from './mark.tsx';
export { Wordmark, type WordmarkProps } from './wordmark.tsx';
