import type { PhoneFieldLabels } from '../forms/phone-field/index.ts';
import type { Labels } from '../foundations/labels/index.ts';

/** Words for parts in tests and stories. */
export const words: Labels = {
  back: 'Back',
  cancel: 'Cancel',
  clear: 'Empty',
  close: 'Close',
  hide: 'Hide',
  next: 'Next',
  pause: 'Pause',
  previous: 'Previous',
  refresh: 'Refresh',
  resume: 'Go on',
  retry: 'Try again',
  show: 'Show',
};

/** Words on a list of countries. */
export const countryWords: PhoneFieldLabels = {
  search: 'Country or code',
  empty: 'No country has that name or code. Try a shorter part of it.',
  results: (count) => (count === 1 ? 'One found' : `${count} found`),
};
