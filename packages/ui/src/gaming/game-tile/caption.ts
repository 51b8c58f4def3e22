import { inColumn } from '../../foundations/theme/type.ts';

/** Letters under a cover grow with the reader's as far as words of ten stay whole: the cover grows with none. */
export const captionOf = (size: string, line: string) =>
  ({ fontSize: inColumn(size, 4.6), lineHeight: captionLine(line) }) as const;

export const captionLine = (line: string): string => inColumn(line, 6.2);
