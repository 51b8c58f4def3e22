export {
  DateRangePicker,
  type DateRangeLabels,
  type DateRangePickerProps,
  type RangePreset,
} from './date-range-picker.tsx';
export { usualRanges, type DateRange } from '../date-picker/dates/range.ts';
