export {
  NoticePopup,
  type Notice,
  type NoticeLabels,
  type NoticePopupProps,
} from './notice-popup.tsx';
