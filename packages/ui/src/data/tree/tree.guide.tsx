import type { Guide } from '../../testing/guide.ts';
import { Tree } from './index.ts';

export const guide: Guide = {
  is: 'Rows that lie below rows, such as the members whom somebody has brought.',
  when: [
    'Each row can have rows of its own, more than two levels deep, and somebody wants to walk through them.',
    'What lies below may be fetched when it is opened: `more` says that there is something.',
    'Thousands of rows are fine: only those that are opened are there.',
  ],
  whenNot: [
    { case: 'There are groups and what is in them, and no more levels.', use: 'accordion' },
    { case: 'Rows are compared by their columns.', use: 'table' },
    { case: 'Rows lead to pages.', use: 'list-row' },
    { case: 'Things happened one after another.', use: 'timeline' },
  ],
  anatomy: [
    {
      name: 'Mark',
      description: 'Turns when the row is opened. A row with nothing below it has none.',
      at: '[role="treeitem"] svg',
    },
    {
      name: 'Name',
      description: 'What the row is found by when letters are typed.',
      at: '[role="treeitem"]',
    },
    { name: 'Description', description: 'A second line, softer.' },
    {
      name: 'End',
      description: 'A sum or a count; the figures of all rows stand below each other.',
    },
  ],
  story: 'Members',
  keyboard: [
    ['Up, Down', 'To the row before or after.'],
    ['Arrow inward', 'Opens a row; on an open one, to the first below it.'],
    ['Arrow outward', 'Closes a row; on a closed one, to the row above it.'],
    ['Home, End', 'To the first or the last row.'],
    ['Letters', 'To the next row whose name begins so.'],
    ['Enter, Space', 'Chooses the row.'],
  ],
  pairs: [
    {
      good: {
        caption: 'The name comes first: eyes run down it, and letters that are typed find it.',
        shows: (
          <Tree
            label="Your members"
            busyLabel="On its way"
            defaultExpanded={['ana']}
            items={[
              {
                key: 'ana',
                label: 'ana_reyes',
                description: 'Agent, 2 members',
                end: '₱12,400.00',
                items: [
                  { key: 'bea', label: 'bea.cruz', description: 'Member', end: '₱1,200.00' },
                  { key: 'cora', label: 'cora', description: 'Member', end: '₱0.00' },
                ],
              },
            ]}
          />
        ),
      },
      bad: {
        caption: 'Every row begins with what it is: nobody finds Cora by a C.',
        shows: (
          <Tree
            label="Your members"
            busyLabel="On its way"
            defaultExpanded={['ana']}
            items={[
              {
                key: 'ana',
                label: 'Agent, 2 members: ana_reyes',
                end: '₱12,400.00',
                items: [
                  { key: 'bea', label: 'Member: bea.cruz', end: '₱1,200.00' },
                  { key: 'cora', label: 'Member: cora', end: '₱0.00' },
                ],
              },
            ]}
          />
        ),
      },
    },
  ],
};
