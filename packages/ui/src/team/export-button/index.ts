export { ExportButton, type ExportButtonProps, type Gathering } from './export-button.tsx';
