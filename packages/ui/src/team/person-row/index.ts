export { PersonList, PersonRow, type PersonRowProps } from './person-row.tsx';
