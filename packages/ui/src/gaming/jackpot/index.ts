export { JackpotBanner, type JackpotBannerProps } from './jackpot-banner.tsx';
export { JackpotCounter, type JackpotCounterProps } from './jackpot-counter.tsx';
export type { Random } from './numbers.ts';
export type { Clock, Source } from './run.ts';
export { useDemoJackpot } from './use-demo-jackpot.ts';
