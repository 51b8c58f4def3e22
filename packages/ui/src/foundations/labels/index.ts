export { LabelsProvider, type Labels, type LabelsProviderProps } from './labels-provider.tsx';
