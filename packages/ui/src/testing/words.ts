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
