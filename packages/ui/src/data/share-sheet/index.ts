export {
  ShareSheet,
  type ShareEnd,
  type ShareSheetLabels,
  type ShareSheetProps,
} from './share-sheet.tsx';
