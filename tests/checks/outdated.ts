import { GitVCSProvider, MtimeVCSProvider, type VCSProvider } from 'vitest/node';

/**
 * What differs from a commit, and what has become another since it was noted, by
 * a pull or another branch: who loaded that may load other files by now.
 */
export const changedOrOutdated: VCSProvider = {
  findChangedFiles: async (options) => [
    ...(await new GitVCSProvider().findChangedFiles(options)),
    ...(await new MtimeVCSProvider().findChangedFiles(options)),
  ],
};
