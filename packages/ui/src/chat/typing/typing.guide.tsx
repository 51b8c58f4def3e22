import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Three dots that say somebody is writing an answer.',
  when: [
    'At the end of a message list, only while somebody really writes; take it away after a few seconds of silence.',
  ],
  whenNot: [
    { case: 'Something is loading that is no person.', use: 'spinner' },
    { case: 'A machine answers: do not pretend that it types.' },
  ],
  anatomy: [
    { name: 'Dots', description: 'They rest where less motion is asked for.' },
    { name: 'Words', description: '“Maya is typing”, read out once.' },
  ],
};
