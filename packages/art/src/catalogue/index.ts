/** The door for who needs the names of what is drawn and none of the drawing. */
export { games } from './games.ts';
export { vendors } from '../vendors.ts';
