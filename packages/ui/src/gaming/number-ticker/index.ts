export { NumberTicker, type NumberTickerProps } from './number-ticker.tsx';
