import type { Guide } from '../../testing/guide.ts';
import { StudioMark, Studios, VendorTile } from './index.ts';

export const guide: Guide = {
  is: 'A game studio by its mark and name.',
  when: [
    'In `Studios`, as a way to all its games. The brand decides whether marks have one colour.',
  ],
  whenNot: [
    { case: 'It filters the games below.', use: 'classify-bar' },
    { case: 'In the foot, as a list of partners.', use: 'footer' },
  ],
  anatomy: [
    {
      name: 'Mark',
      description: 'As a shape in the colour of the text, or in its own on a disc.',
      at: 'img, span',
    },
    { name: 'Name', description: 'Always there; a mark alone is a riddle.', at: 'button, a' },
  ],
  keyboard: [['Enter', 'Leads to its games.']],
  pairs: [
    {
      good: {
        caption: 'The name stands beside the mark: it can be read, and looked for.',
        shows: (
          <Studios label="Studios">
            <VendorTile name="Quillfox" src="/art/studio/QFX.svg" />
            <VendorTile name="Moonlatch" src="/art/studio/MNL.svg" />
            <VendorTile name="Tidehollow" src="/art/studio/TDH.svg" />
          </Studios>
        ),
      },
      bad: {
        caption: 'Marks alone are a riddle to all who do not know them already.',
        shows: (
          <Studios label="Studios">
            <StudioMark src="/art/studio/QFX.svg" />
            <StudioMark src="/art/studio/MNL.svg" />
            <StudioMark src="/art/studio/TDH.svg" />
          </Studios>
        ),
      },
    },
  ],
};
