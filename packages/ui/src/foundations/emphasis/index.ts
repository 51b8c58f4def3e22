export { Emphasis, type EmphasisProps } from './emphasis.tsx';
