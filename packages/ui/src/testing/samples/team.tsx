import { MenuGrid, MenuTile } from '../../team/menu-grid/index.ts';
import { PathChip, PathChips } from '../../team/path-chips/index.ts';
import { PersonList, PersonRow } from '../../team/person-row/index.ts';
import { RateField } from '../../team/rate-field/index.ts';
import { ShareBar } from '../../team/share-bar/index.ts';
import type { Samples } from './sample.ts';

export const team: Samples = {
  MenuGrid: { element: <MenuGrid>{[]}</MenuGrid> },
  MenuTile: { element: <MenuTile icon="invite" label="My team" /> },
  PathChip: { element: <PathChip>Me</PathChip> },
  PathChips: { element: <PathChips label="Your line">{[]}</PathChips> },
  PersonList: { element: <PersonList>{[]}</PersonList> },
  PersonRow: { element: <PersonRow account="hiraya_sub" line="7 below" /> },
  RateField: {
    element: (
      <RateField
        label="Slots"
        min="0.2000"
        max="0.7000"
        step="0.0500"
        lessLabel="Lower"
        moreLabel="Higher"
      />
    ),
  },
  ShareBar: {
    element: (
      <ShareBar
        label="By category"
        locale="en"
        shares={[{ key: 'RNG', label: 'Slots', value: 1, text: '₱1.00' }]}
      />
    ),
  },
};
