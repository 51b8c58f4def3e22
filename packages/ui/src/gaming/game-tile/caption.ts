import { inColumn } from '../../foundations/theme/type.ts';

/** Letters under a cover grow with the reader's as far as words of ten stay whole: the cover grows with none. */
export const captionOf = (size: string, line: string) =>
  ({ fontSize: captionLetters(size), lineHeight: captionLine(line) }) as const;

export const captionLetters = (size: string): string => inColumn(size, 4.6);

export const captionLine = (line: string): string => inColumn(line, 6.2);
