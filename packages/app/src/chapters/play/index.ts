export type { PlayMode } from './api/launch.ts';
export { FreePlayScreen } from './screens/free-play.tsx';
export { PlayScreen } from './screens/play.tsx';
