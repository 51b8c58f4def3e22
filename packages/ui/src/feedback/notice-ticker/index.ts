export { NoticeTickerRoom, type NoticeTickerRoomProps } from './notice-ticker-room.tsx';
export { NoticeTicker, type TickerNotice, type NoticeTickerProps } from './notice-ticker.tsx';
