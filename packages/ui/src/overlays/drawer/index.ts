export type { CloseReason } from '../overlay/use-modal.ts';
export { Drawer, type DrawerProps } from './drawer.tsx';
