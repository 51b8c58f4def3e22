export { SportsList, SportsRow, type SportsListProps, type SportsRowProps } from './sports-row.tsx';
