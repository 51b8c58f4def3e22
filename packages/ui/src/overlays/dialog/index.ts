export { Dialog, type DialogProps } from './dialog.tsx';
export { type CloseReason } from '../overlay/use-modal.ts';
