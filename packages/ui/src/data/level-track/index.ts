export { LevelTrack, type LevelTrackProps } from './level-track.tsx';
export { type Level } from './standing.ts';
