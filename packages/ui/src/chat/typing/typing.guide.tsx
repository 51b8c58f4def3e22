import { Spinner } from '../../foundations/spinner/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { Typing } from './index.ts';

export const guide: Guide = {
  is: 'Three dots that say somebody is writing an answer.',
  when: [
    'At the end of a message list, only while somebody really writes; take it away after a few seconds of silence.',
  ],
  whenNot: [
    { case: 'Something is loading that is no person.', use: 'spinner' },
    { case: 'A machine answers: do not pretend that it types.' },
  ],
  anatomy: [
    { name: 'Dots', description: 'They rest where less motion is asked for.' },
    { name: 'Words', description: '“Maya is typing”, read out once.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Says who is writing.',
        shows: <Typing label="Maya is typing" />,
      },
      bad: {
        caption: 'Dots and “Please wait”: for whom, and for what?',
        shows: <Typing label="Please wait" />,
      },
    },
    {
      good: {
        caption: 'A machine searches, and says that it does.',
        shows: (
          <Inline>
            <Spinner />
            <Text step="s2" tone="soft">
              Looking through the help
            </Text>
          </Inline>
        ),
      },
      bad: {
        caption: 'Nobody types here. The dots promise a person who will not come.',
        shows: <Typing label="The assistant is typing" />,
      },
    },
  ],
};
