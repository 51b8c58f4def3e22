import type { Guide } from '../../testing/guide.ts';
import { PersonList, PersonRow } from './index.ts';

export const guide: Guide = {
  is: 'Somebody of a team, with the one line that matters about them.',
  when: [
    'People to choose one from: those below an agent, those who get a gift.',
    '`masked` for whom the reader may not know by name.',
  ],
  whenNot: [
    { case: 'Figures of many people to compare.', use: 'table' },
    { case: 'What is no person.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Row', description: 'All of it is pressed.', at: 'button' },
    { name: 'Mark', description: 'Letters of the account; none of a masked one.' },
    { name: 'Account', description: 'As its owner wrote it, never in capitals.', at: 'bdi' },
    { name: 'Line', description: 'One thing about them.' },
    { name: 'Tag', description: 'Where somebody is something that not all are.' },
  ],
  story: 'People',
  keyboard: [['Enter', 'Tells more of them.']],
  pairs: [
    {
      good: {
        caption: 'A line says why this person is of interest here.',
        shows: (
          <PersonList>
            <PersonRow account="hiraya_sub" line="7 below" tag="Agent" />
          </PersonList>
        ),
      },
      bad: {
        caption: 'All that is known at once: nobody finds anything in it.',
        shows: (
          <PersonList>
            <PersonRow
              account="hiraya_sub"
              line="Agent, 7 below, 2 direct, since 3 June, last here on Saturday, 0.45 %"
              tag="Agent"
            />
          </PersonList>
        ),
      },
    },
  ],
};
