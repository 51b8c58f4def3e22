export {
  ActiveChip,
  ChipGroup,
  FilterChip,
  type ActiveChipProps,
  type ChipGroupProps,
  type FilterChipProps,
} from './chip-group.tsx';
