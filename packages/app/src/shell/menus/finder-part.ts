/** With the library that it searches by. */
export { Finder } from '#chapters/lobby';
