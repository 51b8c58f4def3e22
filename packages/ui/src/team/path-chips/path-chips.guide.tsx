import type { Guide } from '../../testing/guide.ts';
import { PathChip, PathChips } from './index.ts';

export const guide: Guide = {
  is: 'The way from the top of something down to where one is.',
  when: ['Levels that are gone down one by one, such as those of a team: each step leads back.'],
  whenNot: [
    { case: 'All levels are to be seen at once.', use: 'tree' },
    { case: 'Steps that the reader has to take.', use: 'stepper' },
    { case: 'One page back.', use: 'nav-bar' },
  ],
  anatomy: [
    { name: 'First', description: 'Stays at its place, however long the way is.', at: 'a' },
    { name: 'Steps', description: 'The names as their owners wrote them.' },
    { name: 'Here', description: 'The last one: in sight at first, and said to be the place.' },
  ],
  story: 'Deep',
  keyboard: [['Enter', 'Goes back to that step.']],
  pairs: [
    {
      good: {
        caption: 'The first is where the reader stands, and is called so.',
        shows: (
          <PathChips label="Where you are in your line">
            <PathChip>Me</PathChip>
            <PathChip current>hiraya_sub</PathChip>
          </PathChips>
        ),
      },
      bad: {
        caption: 'Levels without a name: whose level is it?',
        shows: (
          <PathChips label="Levels">
            <PathChip>Level 0</PathChip>
            <PathChip current>Level 1</PathChip>
          </PathChips>
        ),
      },
    },
  ],
};
