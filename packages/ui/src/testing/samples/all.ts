import type { Samples } from './sample.ts';

const files = import.meta.glob<Record<string, Samples>>('./*.tsx', { eager: true });

/** One of each exported component, with the least it needs; every file beside this one adds some. */
export const samples: Samples = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
);
