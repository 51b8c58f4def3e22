export { StepEditor, type StepEditorLabels, type StepEditorProps } from './step-editor.tsx';
export { StepTable, type StepTableLabels, type StepTableProps } from './step-table.tsx';
export { nextStep, type ContractStep } from './steps.ts';
export type { StepFault } from './step-fields.tsx';
