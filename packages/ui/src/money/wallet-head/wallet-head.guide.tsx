import type { Guide } from '../../testing/guide.ts';
import { WalletHead } from './index.ts';

const money = { label: 'Your money', amount: '12480.5', symbol: '₱', locale: 'en' } as const;

export const guide: Guide = {
  is: 'All the money of a player, and where it is, behind an eye that hides it.',
  when: [
    'First on the page of the wallet, of the member and of a withdrawal.',
    '`size="small"` over the steps of a deposit: how much there is, without where.',
    'The eye hides the parts too, which would tell the sum.',
  ],
  whenNot: [
    { case: 'In the header of every page.', use: 'balance' },
    { case: 'A figure of a period.', use: 'stat-card' },
  ],
  anatomy: [
    { name: 'Label', description: 'What the sum is.' },
    { name: 'Eye', description: 'Hides all amounts, or shows them.', at: 'button' },
    { name: 'Sum', description: 'The loudest of its page.' },
    { name: 'Parts', description: 'Cash, at vendors, bonus, held.', at: 'dl' },
  ],
  keyboard: [['Enter, Space', 'On the eye: hides or shows.']],
  pairs: [
    {
      good: {
        caption: 'What is held is told apart from what can be spent.',
        shows: (
          <WalletHead
            {...money}
            parts={[
              { label: 'Cash', amount: '11980.5' },
              { label: 'Held', amount: '500' },
            ]}
          />
        ),
      },
      bad: {
        caption: 'A bonus in the sum: it cannot be withdrawn, and will be missed.',
        shows: <WalletHead {...money} label="Your money and bonuses" />,
      },
    },
  ],
};
