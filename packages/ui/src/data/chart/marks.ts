/** A circle, a square, a lozenge and a triangle around 0, of about one weight to the eye. */
const marks = [
  'M4 0A4 4 0 1 1-4 0A4 4 0 1 1 4 0Z',
  'M-3.5-3.5H3.5V3.5H-3.5Z',
  'M0-5L5 0L0 5L-5 0Z',
  'M0-4.5L5 4H-5Z',
] as const;

/** The mark of a series. */
export const markOf = (index: number): string => marks[index % 4] ?? marks[0];
