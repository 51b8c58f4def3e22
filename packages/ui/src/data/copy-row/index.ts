export { CopyRow, type CopyRowProps } from './copy-row.tsx';
