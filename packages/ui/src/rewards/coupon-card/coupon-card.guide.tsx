import { Button } from '../../actions/button/index.ts';
import { TextLink } from '../../actions/link/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { CouponCard } from './index.ts';

const terms = <TextLink href="#terms">All the terms</TextLink>;

export const guide: Guide = {
  is: 'A coupon: what it is worth, how it stands with it, until when, and what leads on.',
  when: [
    'Something is given under terms, and is used later or elsewhere.',
    'The same card stands there from being offered to being over, so that nobody looks for it.',
    'The terms that count are on the card: from which deposit on, and how often it is wagered.',
  ],
  whenNot: [
    { case: 'It is a promotion of the house that is still to be chosen.', use: 'promotion' },
    { case: 'All the facts of an offer are compared.', use: 'offer-facts' },
    { case: 'Only a code is to be copied.', use: 'copy-row' },
    { case: 'Only the time that is left is told.', use: 'countdown' },
  ],
  anatomy: [
    { name: 'Worth', description: 'As short as money is. It is the loudest thing on the card.' },
    { name: 'What it is for', description: 'Names the card to a reader of the screen.', at: 'h2' },
    { name: 'How it stands', description: 'In a word and in the tone that belongs to it.' },
    {
      name: 'Code',
      description: 'Can be copied while there is a use for it, and is put away afterwards.',
      at: 'button',
    },
    {
      name: 'Until when',
      description: 'By the clock of the server, without haste: the last minute looks as the first.',
      at: '[role="timer"]',
    },
    { name: 'Terms', description: 'A link to all of them, on every card.', at: 'a' },
  ],
  story: 'Claimed',
  keyboard: [['Tab', 'Goes from the code to the action and to the terms.']],
  pairs: [
    {
      good: {
        caption: 'What it takes stands on the card, before the button.',
        shows: (
          <CouponCard
            value="₱200.00"
            title="For your next deposit"
            description="For deposits from ₱500 on. It is wagered ten times."
            status="issued"
            statusLabel="Yours to take"
            terms={terms}
            action={<Button full>Take it</Button>}
          />
        ),
      },
      bad: {
        caption:
          'A gift with no condition in sight. It is found when the money cannot be withdrawn.',
        shows: (
          <CouponCard
            value="₱200.00"
            title="For your next deposit"
            description="A gift from us, for you alone."
            status="issued"
            statusLabel="Yours to take"
            terms={terms}
            action={<Button full>Take it</Button>}
          />
        ),
      },
    },
    {
      good: {
        caption: 'Over is over, in one calm word.',
        shows: (
          <CouponCard
            value="₱200.00"
            title="For your next deposit"
            status="expired"
            statusLabel="Over"
            terms={terms}
          />
        ),
      },
      bad: {
        caption: 'Blame for something that nobody had to use.',
        shows: (
          <CouponCard
            value="₱200.00"
            title="For your next deposit"
            status="expired"
            statusLabel="You missed it!"
            terms={terms}
          />
        ),
      },
    },
  ],
};
