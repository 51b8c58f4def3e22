export { NoticeTicker, type TickerNotice, type NoticeTickerProps } from './notice-ticker.tsx';
