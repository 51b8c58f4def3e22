export { type Refusal } from './checks.ts';
export { FileUpload, type FileUploadProps } from './file-upload.tsx';
