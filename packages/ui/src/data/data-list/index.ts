export { DataCard, DataCards, type DataCardProps } from './data-card.tsx';
export { DataList, type DataListProps, type Datum } from './data-list.tsx';
