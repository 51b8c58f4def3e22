import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { QRCode } from './index.ts';

const invitation = 'https://example.com/r/marisol88';

export const guide: Guide = {
  is: 'An address as a picture for cameras, dark on light in every brand.',
  when: [
    'A page on a desk that is to go on with the phone; an address of a wallet; a payment.',
    'Where the code holds for a while alone, `expired` lays a veil over it, with the way to another.',
  ],
  whenNot: [
    { case: 'The visitor holds the very phone that should read it.', use: 'copy-row' },
    { case: 'It is sent to somebody.', use: 'share-sheet' },
  ],
  anatomy: [
    {
      name: 'Code',
      description: 'With the quiet edge that cameras need; no mark in its middle.',
      at: 'svg',
    },
    { name: 'Veil', description: 'Over a code that holds no more, with one action.' },
    { name: 'Words', description: '`label` says where it leads; write it beside the code too.' },
  ],
  pairs: [
    {
      good: {
        caption: 'Where it leads stands below it, for eyes and for those without a camera.',
        shows: (
          <Stack align="centre">
            <QRCode value={invitation} label="Your invitation as a QR code" />
            <Text step="s2" tone="soft">
              Your invitation: example.com/r/marisol88
            </Text>
          </Stack>
        ),
      },
      bad: {
        caption: 'A code without a word: one has to trust it to learn where it leads.',
        shows: (
          <Stack align="centre">
            <QRCode value={invitation} label="Your invitation as a QR code" />
          </Stack>
        ),
      },
    },
  ],
};
