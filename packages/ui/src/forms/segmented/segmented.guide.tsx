import type { Guide } from '../../testing/guide.ts';
import { Segmented } from './index.ts';

export const guide: Guide = {
  is: 'One of a few short choices, all in sight, the mark slides between them.',
  when: ['Two to four words of about one length: by phone or by mail, day or week.'],
  whenNot: [
    { case: 'Words that need explaining, or more than four.', use: 'radio-group' },
    { case: 'Parts of a page.', use: 'tabs' },
    { case: 'Yes or no.', use: 'switch' },
  ],
  anatomy: [
    { name: 'Track', description: 'Named for those who hear it.', at: 'fieldset' },
    { name: 'Choice', description: 'One word, with a glyph in all of them or none.', at: 'label' },
    { name: 'Mark', description: 'Slides; jumps where less motion is asked for.' },
  ],
  keyboard: [['←, →', 'Choose the one beside.']],
  pairs: [
    {
      good: {
        caption: 'Short, and of one kind.',
        shows: (
          <Segmented
            label="Period"
            options={[
              { value: 'day', label: 'Day' },
              { value: 'week', label: 'Week' },
              { value: 'month', label: 'Month' },
            ]}
            defaultValue="day"
          />
        ),
      },
      bad: {
        caption: 'Sentences in cells: in German they are cut.',
        shows: (
          <Segmented
            label="Notices"
            options={[
              { value: 'a', label: 'Send me everything' },
              { value: 'b', label: 'Only what is important' },
              { value: 'c', label: 'Nothing at all' },
            ]}
            defaultValue="a"
          />
        ),
      },
    },
  ],
};
