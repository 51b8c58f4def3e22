import { Heading } from '../../foundations/heading/index.ts';
import { Text } from '../../foundations/text/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { Surface } from '../../layout/surface/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { CopyRow } from '../copy-row/index.ts';
import { QRCode } from '../qr-code/index.ts';

/** What lies in the sheet. */
const sheetWith = (text: string) => (
  <Surface pad="inset">
    <Stack gap="grid">
      <Heading>Invite a friend</Heading>
      <Text>{text}</Text>
      <QRCode value="https://example.com/r/marisol88" label="Your invitation as a QR code" />
      <CopyRow
        label="Your link"
        value="https://example.com/r/marisol88"
        copyLabel="Copy the link"
        copiedLabel="Copied"
      />
    </Stack>
  </Surface>
);

export const guide: Guide = {
  is: 'Sharing by the device’s own way; where it has none, by a sheet with the address and a code.',
  when: [
    'Inviting friends, sending a game. Open it in answer to a press: devices share for nobody else.',
  ],
  whenNot: [
    { case: 'The value is only kept.', use: 'copy-row' },
    { case: 'It leads to the house’s own channels.', use: 'contact-block' },
  ],
  anatomy: [
    { name: 'Address', description: 'Can be copied.', at: '[role="dialog"], dialog' },
    { name: 'Code', description: 'For another phone.', at: 'svg' },
  ],
  story: 'WithoutTheDevice',
  keyboard: [['Escape', 'Closes it.']],
  pairs: [
    {
      good: {
        caption: 'A line that the sender might have written.',
        shows: sheetWith('Play at my table'),
      },
      bad: {
        caption: 'A promise and hurry, put into the mouth of a friend.',
        shows: sheetWith('Win big with me, today only!'),
      },
    },
  ],
};
