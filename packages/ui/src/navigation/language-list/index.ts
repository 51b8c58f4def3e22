export { LanguageList, type Language, type LanguageListProps } from './language-list.tsx';
