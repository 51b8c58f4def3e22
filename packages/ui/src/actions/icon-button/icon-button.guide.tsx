import { Inline } from '../../layout/inline/index.ts';
import type { Guide } from '../../testing/guide.ts';
import { IconButton } from './index.ts';

export const guide: Guide = {
  is: 'A button that is a glyph alone, with a name for those who do not see it.',
  when: [
    'There is no room for words and everybody knows the glyph: close, back, search, heart.',
    '`pressed` for what is on or off, such as a favourite; the name stays the same then, because the state is said besides.',
  ],
  whenNot: [
    { case: 'The glyph needs a word to be understood: most of them do.', use: 'button' },
    { case: 'It has to explain itself to a mouse as well.', use: 'tooltip' },
  ],
  anatomy: [
    { name: 'Glyph', description: 'From the brand’s own set.', at: 'button svg' },
    {
      name: 'Plate',
      description:
        '`filled` on pictures and scenes, where a bare glyph would be lost; `primary` for the one action of a bar.',
      at: 'button',
    },
    { name: 'Mark', description: 'Something new waits; say so in the label too.' },
  ],
  story: 'Marked',
  keyboard: [['Enter, Space', 'Presses it.']],
  pairs: [
    {
      good: {
        caption: 'On a picture a glyph stands on a plate.',
        shows: (
          <Inline>
            <IconButton icon="heart" label="Favourite" variant="filled" pressed />
            <IconButton icon="close" label="Close" variant="filled" />
          </Inline>
        ),
      },
      bad: {
        caption: 'Five glyphs in a row are a riddle; a menu has words.',
        shows: (
          <Inline>
            <IconButton icon="archive" label="Archive" />
            <IconButton icon="ban" label="Block" />
            <IconButton icon="bell" label="Mute" />
            <IconButton icon="calendar" label="Later" />
            <IconButton icon="camera" label="Picture" />
          </Inline>
        ),
      },
    },
  ],
};
