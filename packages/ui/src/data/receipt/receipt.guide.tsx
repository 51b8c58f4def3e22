import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'One payment, with all that somebody may be asked about it later.',
  when: ['After a payment, and again from the records: it says the same in both places.'],
  whenNot: [
    { case: 'Many payments.', use: 'table' },
    { case: 'Before it is sent, to be looked over.', use: 'review-card' },
  ],
  anatomy: [
    { name: 'Amount', description: 'The largest thing on it.', at: 'section' },
    { name: 'State', description: 'A tag: under way, paid out, refused.' },
    { name: 'Facts', description: 'Fee, way, times.', at: 'dl' },
    {
      name: 'Number',
      description: 'With a button that copies it, since service will ask for it.',
      at: 'button',
    },
    { name: 'Ways on', description: 'What can be done now.' },
  ],
  story: 'PaidOut',
};
