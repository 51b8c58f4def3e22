import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Sharing by the device’s own way; where it has none, by a sheet with the address and a code.',
  when: [
    'Inviting friends, sending a game. Open it in answer to a press: devices share for nobody else.',
  ],
  whenNot: [
    { case: 'The value is only kept.', use: 'copy-row' },
    { case: 'It leads to the house’s own channels.', use: 'contact-block' },
  ],
  anatomy: [
    { name: 'Address', description: 'Can be copied.', at: '[role="dialog"], dialog' },
    { name: 'Code', description: 'For another phone.', at: 'svg' },
  ],
  story: 'WithoutTheDevice',
  keyboard: [['Escape', 'Closes it.']],
};
