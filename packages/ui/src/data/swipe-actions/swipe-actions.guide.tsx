import { IconButton } from '../../actions/icon-button/index.ts';
import { List, ListFact } from '../../layout/list-row/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { SwipeActions } from './index.ts';

const actions = [
  { label: 'Archive', icon: 'archive', onSelect: () => undefined },
  { label: 'Delete', icon: 'trash', tone: 'danger', onSelect: () => undefined },
] as const;
const letters = ['Your withdrawal has been paid', 'Your papers are in', 'Welcome'];

export const guide: Guide = {
  is: 'A row that is pulled aside for what can be done with it.',
  when: [
    'Letters and notices: archive, delete. The menu at its end offers the same to whoever does not pull.',
    'Whatever can be done by a pull can be taken back by a toast.',
  ],
  whenNot: [
    { case: 'Something that cannot be taken back: a pull happens by mistake.', use: 'confirm' },
    { case: 'The row leads to a page on which it can be done.', use: 'list-row' },
  ],
  anatomy: [
    { name: 'Row', description: 'Follows the finger.' },
    { name: 'Actions', description: 'Two at most; the most usual first.' },
    { name: 'Menu', description: 'The same, for keys, mice and readers.', at: 'button' },
  ],
  story: 'PulledAside',
  keyboard: [['Enter, Space', 'On the button at the end: open the menu with the same actions.']],
  pairs: [
    {
      good: {
        caption: 'The letter is what one sees; what can be done with it is a pull or a press away.',
        shows: (
          <List>
            {letters.map((label) => (
              <SwipeActions key={label} actions={actions} menuLabel={`More about “${label}”`}>
                <ListFact icon="mail" label={label} />
              </SwipeActions>
            ))}
          </List>
        ),
      },
      bad: {
        caption: 'Two buttons in each row: louder than the letters, and one is hit by mistake.',
        shows: (
          <List>
            {letters.map((label) => (
              <ListFact
                key={label}
                icon="mail"
                label={label}
                end={actions.map((action) => (
                  <IconButton
                    key={action.label}
                    icon={action.icon}
                    label={`${action.label} “${label}”`}
                  />
                ))}
              />
            ))}
          </List>
        ),
      },
    },
  ],
};
