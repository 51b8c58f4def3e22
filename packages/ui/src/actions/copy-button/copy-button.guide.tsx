import { DataList } from '../../data/data-list/index.ts';
import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { CopyButton } from './index.ts';

export const guide: Guide = {
  is: 'A button that puts a text on the clipboard and says that it did.',
  when: [
    'Something has to be taken to another app: a number of a payment, a reference, a code.',
    'As a glyph at the end of a row that shows the value; `wide` where it stands alone.',
  ],
  whenNot: [
    { case: 'The value, its name and the button belong together.', use: 'copy-row' },
    { case: 'The address is to be sent to other people rather than kept.', use: 'share-sheet' },
  ],
  anatomy: [
    {
      name: 'Glyph',
      description: 'Turns into a tick for a moment once it is done.',
      at: 'button svg',
    },
    {
      name: 'Words',
      description: 'With `wide` only; as a glyph they are the button’s name.',
      at: 'button',
    },
    {
      name: 'Answer',
      description:
        '`doneLabel` is read out. `onFailed` is for browsers that refuse: show the value then, so that it can be marked by hand.',
    },
  ],
  story: 'Wide',
  keyboard: [['Enter, Space', 'Copies.']],
  pairs: [
    {
      good: {
        caption: 'What is copied stands beside it.',
        shows: (
          <>
            <DataList
              data={[
                {
                  label: 'Number',
                  value: 'LV-204-118',
                  figures: true,
                  end: <CopyButton value="LV-204-118" label="Copy the number" doneLabel="Copied" />,
                },
              ]}
            />
          </>
        ),
      },
      bad: {
        caption: 'Nobody knows what will be on the clipboard.',
        shows: (
          <Inline>
            <CopyButton value="LV-204-118" label="Copy" doneLabel="Copied" wide />
          </Inline>
        ),
      },
    },
  ],
};
