import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'A question before something is done that matters.',
  when: [
    'It cannot be taken back, or it costs money. The focus starts on the way out.',
    'The yes is named by what it does: “Delete account”, never “OK”.',
  ],
  whenNot: [
    { case: 'It can be taken back: do it at once and offer that.', use: 'toast' },
    { case: 'There is something to type or to choose from.', use: 'dialog' },
  ],
  anatomy: [
    { name: 'Question', description: 'In a few words.', at: 'h2' },
    { name: 'Words', description: 'What follows from a yes.', at: 'p' },
    { name: 'Way out', description: 'Has the focus first.', at: 'button' },
    { name: 'Yes', description: 'By what it does; waits while it is `busy`.' },
  ],
  keyboard: [
    ['Escape', 'Is a no.'],
    ['Enter', 'Presses what has the focus, and that is the way out.'],
  ],
};
