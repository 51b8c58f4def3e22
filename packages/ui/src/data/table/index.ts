export type { TableColumn } from './columns.ts';
export { nextSort, type Sort } from './next-sort.ts';
export { Table, type TableProps } from './table.tsx';
