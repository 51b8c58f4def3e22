export { type Refusal } from './checks.ts';
export {
  FileUpload,
  type FileStatus,
  type FileUploadLabels,
  type FileUploadProps,
} from './file-upload.tsx';
export { type FileKind } from './kinds.ts';
