export { List, ListFact, ListRow, type ListFactProps, type ListRowProps } from './list-row.tsx';
