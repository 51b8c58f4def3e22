export { Heading, HeadingLevel, type HeadingLevelProps, type HeadingProps } from './heading.tsx';
