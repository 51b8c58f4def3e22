import { component } from '../../foundations/theme/style.ts';
import { foot as ofPicker } from '../date-picker/calendar.css.ts';

/** As low as the room at the end of a sheet. */
export const foot = component({ insetBlockEnd: '-28px' }, ofPicker);

/** Keeps its line before anything is chosen. */
export const days = component({ textAlign: 'center' });
