export { ConsentBar, type ConsentBarProps } from './consent-bar.tsx';
export type { ConsentCategory, ConsentLabels } from './consent.ts';
