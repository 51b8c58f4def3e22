export { ClassifyBar, type ClassifyBarProps, type ClassifyOption } from './classify-bar.tsx';
