export {
  DocumentCapture,
  type DocumentCaptureLabels,
  type DocumentCaptureProps,
} from './document-capture.tsx';
export { type CaptureFrame } from './outline.tsx';
