import { EmptyState } from '../../feedback/empty-state/index.ts';
import { formatMoney } from '../../foundations/money/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Table, type TableColumn } from './index.ts';

interface Bet {
  readonly game: string;
  readonly stake: string;
  readonly won: string;
}
const bets: readonly Bet[] = [
  { game: 'Moon Orchard', stake: '8', won: '16' },
  { game: 'Lantern Reels', stake: '240', won: '1204.75' },
  { game: 'Ember Peak', stake: '1500', won: '0' },
];
const money = (amount: string) => formatMoney(amount, { symbol: '₱', locale: 'en-PH' });
const columnsWith = (numeric: boolean): readonly TableColumn<Bet>[] => [
  { key: 'game', label: 'Game', cell: ({ game }) => game },
  { key: 'stake', label: 'Stake', cell: ({ stake }) => money(stake), numeric },
  { key: 'won', label: 'Won', cell: ({ won }) => money(won), numeric },
];

export const guide: Guide = {
  is: 'Records in columns; what is too wide scrolls under the names of the rows.',
  when: [
    'Many things with the same facts, to compare and to sort. The first column names the rows and stays.',
    'Columns that matter less fold (`folds`): on a phone they are lines below the name of their row.',
    '`busy` keeps the place of each column; `empty` says why there is nothing.',
  ],
  whenNot: [
    { case: 'One thing.', use: 'data-list' },
    { case: 'A phone, and each record is read by itself: cards.', use: 'data-list' },
    { case: 'Columns for the sake of layout.', use: 'grid' },
  ],
  anatomy: [
    {
      name: 'Caption',
      description: 'Names the table; may be hidden where a title says the same.',
      at: 'caption',
    },
    { name: 'Head', description: 'A button where it sorts; figures line up at the end.', at: 'th' },
    {
      name: 'Rows',
      description: 'Dates and names stay on one line, sentences may wrap.',
      at: 'tbody tr',
    },
    { name: 'Sum', description: 'A last row.', at: 'tfoot' },
  ],
  story: 'WithASum',
  keyboard: [
    ['Tab', 'Into the table, so that arrows scroll it, and to the heads that sort.'],
    ['Enter, Space', 'Sort by a head; once more turns the order round.'],
  ],
  pairs: [
    {
      good: {
        caption: 'Figures at the end, place under place: the largest is seen before it is read.',
        shows: (
          <Table
            caption="Bets of this week"
            columns={columnsWith(true)}
            rows={bets}
            keyOf={({ game }) => game}
          />
        ),
      },
      bad: {
        caption: 'Without `numeric` they stand like words: ₱8.00 looks no smaller than ₱1,500.00.',
        shows: (
          <Table
            caption="Bets of this week"
            columns={columnsWith(false)}
            rows={bets}
            keyOf={({ game }) => game}
          />
        ),
      },
    },
    {
      good: {
        caption: 'There is nothing, and it says what would be here.',
        shows: (
          <Table
            caption="Bets of this week"
            columns={columnsWith(true)}
            rows={[]}
            keyOf={({ game }) => game}
            empty={
              <EmptyState
                icon="ticket"
                title="No bets this week"
                description="Earlier ones are in your records."
              />
            }
          />
        ),
      },
      bad: {
        caption: 'Heads over nothing: is it empty, is it late, has it failed?',
        shows: (
          <Table
            caption="Bets of this week"
            columns={columnsWith(true)}
            rows={[]}
            keyOf={({ game }) => game}
          />
        ),
      },
    },
  ],
};
