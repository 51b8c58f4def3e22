export { ShareBar, type Share, type ShareBarProps } from './share-bar.tsx';
