import { drawn } from '../../testing/captcha.ts';
import type { Guide } from '../../testing/guide.ts';
import { CaptchaField } from './index.ts';

const asked = {
  label: 'Digits in the picture',
  src: drawn('4831'),
  refreshLabel: 'Another picture',
  onRefresh: () => {},
};

export const guide: Guide = {
  is: 'Digits to copy from a picture, or to hear.',
  when: ['Only where a server asks for it. There is always a way to hear them.'],
  whenNot: [{ case: 'A code that comes by message.', use: 'code-field' }],
  anatomy: [
    { name: 'Field', description: 'Digits alone.', at: 'input' },
    { name: 'Picture', description: 'A press brings another one.', at: 'button img, img' },
    { name: 'Listen', description: 'Reads the digits out.', at: 'button' },
  ],
  story: 'Listen',
  keyboard: [['Tab', 'From the field to the picture and to the button that reads out.']],
  pairs: [
    {
      good: {
        caption: 'Whoever cannot read the picture has the digits read out.',
        shows: <CaptchaField {...asked} listenLabel="Listen to the digits" onListen={() => {}} />,
      },
      bad: {
        caption: 'Whoever cannot see the picture does not get in.',
        shows: <CaptchaField {...asked} />,
      },
    },
    {
      good: {
        caption: 'Says what was wrong and what has been done about it.',
        shows: (
          <CaptchaField {...asked} error="Those were not the digits. This is another picture." />
        ),
      },
      bad: {
        caption: 'Suspects somebody who misread a drawing that is hard to read.',
        shows: <CaptchaField {...asked} error="Wrong! Are you a robot?" />,
      },
    },
  ],
};
