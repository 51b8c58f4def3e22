/** Fetched when a page is idle, or with the first game that is tapped. */
export { GameSheet } from '#chapters/lobby';
export { fly } from '../page-change/fly.ts';
