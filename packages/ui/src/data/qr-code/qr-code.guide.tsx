import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'An address as a picture for cameras, dark on light in every brand.',
  when: ['A page on a desk that is to go on with the phone; an address of a wallet.'],
  whenNot: [
    { case: 'The visitor holds the very phone that should read it.', use: 'copy-row' },
    { case: 'It is sent to somebody.', use: 'share-sheet' },
  ],
  anatomy: [
    {
      name: 'Code',
      description: 'With the quiet edge that cameras need; no mark in its middle.',
      at: 'svg',
    },
    { name: 'Words', description: '`label` says where it leads; write it beside the code too.' },
  ],
};
