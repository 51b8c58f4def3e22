import { join } from 'node:path';

/** Where the sheets of a run are kept, and the pictures that are on them. */
export const folder = join(import.meta.dirname, '../../../test-results/sheets');
export const shots = join(folder, 'shots');

/** In this order they come as they are turned to. */
export const looks = ['dark', 'light', 'arabic'] as const;
export type Look = (typeof looks)[number];

export interface Shot {
  readonly code: string;
  readonly who: string;
  readonly look: Look;
  /** The address, as far as a file may be called by it. */
  readonly page: string;
  readonly place: number;
}

/** In the order in which they were taken, once they are sorted. */
export const fileOf = ({ code, who, look, page, place }: Shot): string =>
  [code, who, look, String(place).padStart(2, '0'), page.replaceAll(/[^\w]+/g, '_'), 'jpg'].join(
    '.',
  );
