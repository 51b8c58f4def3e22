import { Form } from '../../forms/form/index.ts';
import { OneTimeCode } from '../../forms/one-time-code/index.ts';
import { SearchField } from '../../forms/search-field/index.ts';
import { StrengthMeter } from '../../forms/strength-meter/index.ts';
import { TextArea } from '../../forms/text-area/index.ts';
import type { Samples } from './sample.ts';

export const sending: Samples = {
  Form: { element: <Form summaryTitle={String}>Fields</Form> },
  OneTimeCode: { element: <OneTimeCode label="Code" /> },
  SearchField: { element: <SearchField label="Search" /> },
  StrengthMeter: {
    element: (
      <StrengthMeter
        value="abc"
        labels={{
          label: 'Strength',
          levels: ['None', 'Least', 'Fair', 'Good', 'Strong'],
          hints: { longer: 'L', avoid: 'A', common: 'C', pattern: 'P', mixed: 'M' },
        }}
      />
    ),
  },
  TextArea: { element: <TextArea label="Message" /> },
};
