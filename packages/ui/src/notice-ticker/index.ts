export { NoticeTicker, type Notice, type NoticeTickerProps } from './notice-ticker.tsx';
