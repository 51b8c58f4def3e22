/** What the rendered home begins without. */
export { Popups } from '../shell/popups/popups.tsx';
