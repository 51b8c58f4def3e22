export { CareBar, CareMark, type CareBarProps, type CareMarkProps } from './care-bar.tsx';
