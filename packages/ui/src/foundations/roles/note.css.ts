import { pointAnew, roles } from './roles.ts';

/** What is said by itself: a footer, a contact, a state. Holds for texts and for boxes alike. */
export const note = roles('note', { align: 'start' });

pointAnew('notes', 'centred', { [note.align]: 'center' });
