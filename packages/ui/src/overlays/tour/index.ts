export { Tour, type TourLabels, type TourProps } from './tour.tsx';
export type { TourEnd, TourStep } from './steps.ts';
