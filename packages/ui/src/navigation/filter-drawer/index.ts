export { FilterDrawer, type FilterDrawerProps } from './filter-drawer.tsx';
export type { FilterChoice, FilterLabels, FilterValue } from './filter.ts';
