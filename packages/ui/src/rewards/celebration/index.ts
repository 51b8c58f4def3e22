export { Celebration, type CelebrationProps, type Occasion } from './celebration.tsx';
