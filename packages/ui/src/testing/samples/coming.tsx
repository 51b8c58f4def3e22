import { SearchField } from '../../forms/search-field/index.ts';
import { TextArea } from '../../forms/text-area/index.ts';
import type { Samples } from './sample.ts';

export const coming: Samples = {
  SearchField: { element: <SearchField label="Search" clearLabel="Empty" /> },
  TextArea: { element: <TextArea label="Message" /> },
};
