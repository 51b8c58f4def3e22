import type { Guide } from '../../testing/guide.ts';
import { List, ListRow } from './index.ts';

export const guide: Guide = {
  is: 'A row of a list: it leads somewhere, tells something, or holds a control.',
  when: [
    '`ListRow` leads somewhere and is a button or a link; `ListFact` tells something or holds a switch at its end.',
    '`rich` for rows with an icon on a plate, such as settings; plain for long lists.',
  ],
  whenNot: [
    { case: 'Values in pairs, to be read and not pressed.', use: 'data-list' },
    { case: 'Records with columns to compare.', use: 'table' },
    { case: 'Something is switched.', use: 'switch' },
  ],
  anatomy: [
    { name: 'Icon', description: 'On a plate where the row is rich.', at: 'svg' },
    { name: 'Label', description: 'Names the row.', at: 'button, a' },
    { name: 'Description', description: 'A second line; two at most.' },
    { name: 'Value or badge', description: 'What is chosen now, or how much is unread.' },
  ],
  keyboard: [['Enter', 'Follows the row.']],
  pairs: [
    {
      good: {
        caption: 'A row that leads on says where one stands now.',
        shows: (
          <>
            <List>
              <ListRow icon="globe" label="Language" value="English" />
            </List>
          </>
        ),
      },
      bad: {
        caption: 'A switch inside a row that is itself a button: two things to press in one place.',
        shows: (
          <>
            <List>
              <ListRow icon="bell" label="Notices by mail" value="On / off" />
            </List>
          </>
        ),
      },
    },
  ],
};
