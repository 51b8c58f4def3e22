export type { PlayMode } from './api/launch.ts';
export { PlayScreen } from './screens/play/screen.tsx';
