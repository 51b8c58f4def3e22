export {
  LimitEditor,
  type LimitEditorProps,
  type LimitLabels,
  type PendingLimit,
} from './limit-editor.tsx';
