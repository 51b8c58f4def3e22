export { PathChip, PathChips, type PathChipProps, type PathChipsProps } from './path-chips.tsx';
