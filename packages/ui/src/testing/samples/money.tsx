import { AmountField } from '../../forms/amount-field/index.ts';
import { ActiveChip, ChipGroup, FilterChip } from '../../forms/chip-group/index.ts';
import { DateRangePicker } from '../../forms/date-range-picker/index.ts';
import type { Samples } from './sample.ts';

export const money: Samples = {
  ActiveChip: { element: <ActiveChip removeLabel="Take away">March</ActiveChip> },
  AmountField: { element: <AmountField label="Amount" locale="en" currency="EUR" /> },
  ChipGroup: { element: <ChipGroup label="Period">Chips</ChipGroup> },
  DateRangePicker: {
    element: (
      <DateRangePicker
        label="Period"
        locale="en"
        labels={{
          close: 'Close',
          previous: 'Back',
          next: 'On',
          choose: 'Choose',
          done: 'Show',
          presets: 'Often',
          none: 'None',
        }}
      />
    ),
  },
  FilterChip: { element: <FilterChip>Deposits</FilterChip> },
};
