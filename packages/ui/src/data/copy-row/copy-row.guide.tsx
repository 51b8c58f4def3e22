import type { Guide } from '../../testing/guide.ts';
import { CopyRow } from './index.ts';

const wallet = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';

export const guide: Guide = {
  is: 'A value to take elsewhere, with its name and a button that copies it.',
  when: [
    'A wallet’s address, a link, a reference. The whole is copied even where the eye sees its ends alone.',
  ],
  whenNot: [
    { case: 'The value stands in a row with others.', use: 'copy-button' },
    { case: 'It is sent to people.', use: 'share-sheet' },
  ],
  anatomy: [
    { name: 'Label', description: 'What the value is.' },
    {
      name: 'Value',
      description: '`shown` letters of a long one; the middle is left out for the eye.',
    },
    { name: 'Button', description: 'Copies, and says so.', at: 'button' },
  ],
  story: 'Shortened',
  keyboard: [['Enter, Space', 'Copy.']],
  pairs: [
    {
      good: {
        caption: 'Enough of both ends to compare them where the address is pasted.',
        shows: (
          <CopyRow
            label="Address of the wallet"
            value={wallet}
            shown={17}
            copyLabel="Copy the address"
            copiedLabel="Copied"
          />
        ),
      },
      bad: {
        caption: 'Two letters at each end: another address that looks so is easily made.',
        shows: (
          <CopyRow
            label="Address of the wallet"
            value={wallet}
            shown={5}
            copyLabel="Copy the address"
            copiedLabel="Copied"
          />
        ),
      },
    },
    {
      good: {
        caption: 'The label says what it is, and what it is good for.',
        shows: (
          <CopyRow
            label="Address of the wallet, for USDT on Tron alone"
            value={wallet}
            shown={17}
            copyLabel="Copy the address"
            copiedLabel="Copied"
          />
        ),
      },
      bad: {
        caption: 'An address of what? Money that is sent by another network does not come back.',
        shows: (
          <CopyRow
            label="Address"
            value={wallet}
            shown={17}
            copyLabel="Copy the address"
            copiedLabel="Copied"
          />
        ),
      },
    },
  ],
};
