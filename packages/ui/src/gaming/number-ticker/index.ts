export { NumberTicker, type NumberTickerProps } from './number-ticker.tsx';
export { RollingNumber, type RollingNumberProps } from './rolling-number.tsx';
