export { identity } from './chapter.ts';
