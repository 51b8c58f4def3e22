export { Sheet, type SheetProps } from './sheet.tsx';
export {
  SheetActions,
  SheetFacts,
  SheetNote,
  type SheetActionsProps,
  type SheetFactsProps,
} from './sheet-parts.tsx';
export { type CloseReason } from '../overlay/use-modal.ts';
