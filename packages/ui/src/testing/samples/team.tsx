import { ExportButton } from '../../team/export-button/index.ts';
import { MenuGrid, MenuTile } from '../../team/menu-grid/index.ts';
import { PathChip, PathChips } from '../../team/path-chips/index.ts';
import { PersonList, PersonRow } from '../../team/person-row/index.ts';
import { RateField } from '../../team/rate-field/index.ts';
import { ShareBar } from '../../team/share-bar/index.ts';
import { StepEditor, StepTable } from '../../team/step-table/index.ts';
import type { Samples } from './sample.ts';

const nothing = () => undefined;

export const team: Samples = {
  ExportButton: {
    element: (
      <ExportButton
        label="Save"
        busyLabel="Gathering"
        stopLabel="Stop"
        onStart={nothing}
        onStop={nothing}
      />
    ),
  },
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
  StepEditor: {
    element: (
      <StepEditor
        label="Steps"
        most={3}
        rates={{ min: '0', max: '10', step: '0.5' }}
        locale="en"
        currency="PHP"
        labels={{
          step: (place) => `Step ${place}`,
          from: 'From',
          active: 'Active people',
          rate: 'Share',
          bounds: 'At most 10 %',
          less: 'Lower',
          more: 'Higher',
          remove: 'Take away',
          add: 'Another step',
        }}
      />
    ),
  },
  StepTable: {
    element: (
      <StepTable
        caption="Dividend"
        steps={[{ from: '0', active: '3', rate: '5' }]}
        locale="en"
        symbol="₱"
        labels={{ from: 'From', active: 'Active people', rate: 'Share', reached: 'Now' }}
      />
    ),
  },
};
