export { CareBar, CareMark, CareRoom, type CareBarProps, type CareMarkProps } from './care-bar.tsx';
