import { Combobox } from '../../forms/combobox/index.ts';
import type { Samples } from './sample.ts';

export const pickers: Samples = {
  Combobox: {
    element: (
      <Combobox
        label="Country"
        options={[{ value: 'MT', label: 'Malta' }]}
        labels={{ open: 'Open', empty: 'None', results: String }}
      />
    ),
  },
};
