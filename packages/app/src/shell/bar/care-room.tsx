import { over } from '@livery/ui/theme';
import * as css from './bar.css.ts';

/** The place of the marks that a law wants, so that the page below does not move when they are there. */
export const CareRoom = () => <div className={`${over} ${css.careRoom}`} />;
