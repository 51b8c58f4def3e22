export {
  ActionSheet,
  ActionSheetItem,
  type ActionSheetItemProps,
  type ActionSheetProps,
} from './action-sheet.tsx';
