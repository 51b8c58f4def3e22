export { nextSort, type Sort } from './next-sort.ts';
export { Table, type TableColumn, type TableProps } from './table.tsx';
