import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  is: 'Pictures of the brand’s own, handed to the parts that show them.',
  when: [
    'Once, around the app or a board: `ArtProvider` is told which files the brand brings.',
    'A part that can show a picture of the brand asks `useArt`, and draws its own where there is none.',
    '`ArtPicture` shows one of them, in the mode of the page.',
  ],
  whenNot: [
    { case: 'The picture is the brand’s name.', use: 'wordmark' },
    { case: 'It is the ground behind words, which has a veil of its own.', use: 'scene' },
    { case: 'It is a glyph.', use: 'icon' },
    { case: 'It shows a game: covers belong to the catalogue.', use: 'game-tile' },
  ],
  anatomy: [
    {
      name: 'Picture',
      description:
        'One file for both modes, or one for each; the hidden one is never fetched. It has its measure, so nothing moves when it comes.',
    },
  ],
};
