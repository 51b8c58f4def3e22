import { Button } from '../../actions/button/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { PromotionButton } from './index.ts';

export const guide: Guide = {
  is: 'A promotion that opens to its picture, its terms and its button.',
  when: [
    'In a list of offers. `PromotionButton` says how the player stands: to join, to claim, or news and no button.',
  ],
  whenNot: [
    { case: 'One offer on the home.', use: 'banner-carousel' },
    { case: 'What an offer asks for, in figures.', use: 'offer-facts' },
  ],
  anatomy: [
    { name: 'Head', description: 'Title, period, plate.', at: 'summary' },
    {
      name: 'Picture',
      description: 'As wide as 16 by 9; a slice of it is in the head.',
      at: 'img',
    },
    { name: 'Terms', description: 'Made safe beforehand.' },
    { name: 'Button', description: 'Only where something can be done.', at: 'button' },
  ],
  story: 'Open',
  keyboard: [['Enter, Space', 'Open and close it.']],
  pairs: [
    {
      good: {
        caption: 'News is news: it says how it stands, and cannot be pressed.',
        shows: (
          <PromotionButton status="claimed" description="It is in your wallet since Tuesday.">
            Claimed
          </PromotionButton>
        ),
      },
      bad: {
        caption: 'A dead button asks to be pressed and answers nothing.',
        shows: (
          <Button full disabled>
            Claimed
          </Button>
        ),
      },
    },
  ],
};
