import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Balance, BalanceAction } from './index.ts';

export const guide: Guide = {
  is: 'The player’s money in the header, which can be hidden, refreshed and topped up.',
  when: [
    'Once, on screens where money matters. While it is fetched it is masked, so that no old figure is taken for the new one.',
    'The choice to hide it is kept by the caller.',
  ],
  whenNot: [
    { case: 'Any other amount.', use: 'money' },
    { case: 'A figure of a report.', use: 'stat-card' },
  ],
  anatomy: [
    {
      name: 'Amount',
      description: 'Rolls when it changes; masked digit by digit.',
      at: '[role="group"], div',
    },
    { name: 'Eye', description: 'Hides and shows; its name says which.', at: 'button' },
    { name: 'Refresh', description: 'Asks anew.' },
    {
      name: 'Action',
      description: '`BalanceAction`: to the cashier.',
      at: 'a, button:last-of-type',
    },
  ],
  keyboard: [['Tab', 'Through eye, refresh and action.']],
  pairs: [
    {
      good: {
        caption: 'Until the amount has come it is masked.',
        shows: (
          <Inline>
            <Balance
              amount={undefined}
              symbol="₱"
              locale="en"
              label="Balance"
              onRefresh={() => {}}
              end={<BalanceAction>Deposit</BalanceAction>}
            />
          </Inline>
        ),
      },
      bad: {
        caption: 'Zero for what is not known yet is a fright for everybody who has money here.',
        shows: (
          <Inline>
            <Balance
              amount="0"
              symbol="₱"
              locale="en"
              label="Balance"
              onRefresh={() => {}}
              end={<BalanceAction>Deposit</BalanceAction>}
            />
          </Inline>
        ),
      },
    },
    {
      good: {
        caption: 'The sign says what money it is.',
        shows: (
          <Inline>
            <Balance
              amount="12480.50"
              symbol="₱"
              locale="en"
              label="Balance"
              onRefresh={() => {}}
              end={<BalanceAction>Deposit</BalanceAction>}
            />
          </Inline>
        ),
      },
      bad: {
        caption: 'Without a sign it could be money, points, or credits to practise with.',
        shows: (
          <Inline>
            <Balance
              amount="12480.50"
              symbol=""
              locale="en"
              label="Balance"
              onRefresh={() => {}}
              end={<BalanceAction>Deposit</BalanceAction>}
            />
          </Inline>
        ),
      },
    },
  ],
};
