/** Drawn by the build with the home, and alive once it is idle. */
export { JackpotSection, WinnersSection } from '#chapters/lobby';
export { Foot } from '../foot/foot.tsx';
