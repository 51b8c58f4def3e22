import type { Flags } from '@livery/themes/contract';

declare global {
  /** Features of this build: constants that the bundler folds away. Always written `FLAGS.NAME`. */
  const FLAGS: Flags;
}
