import { existsSync } from 'node:fs';
import { GitVCSProvider, MtimeVCSProvider, type VCSProvider } from 'vitest/node';

/**
 * What differs from a commit, and what has become another since it was noted, by
 * a pull or another branch: who loaded that may load other files by now.
 */
export const changedOrOutdated: VCSProvider = {
  async findChangedFiles(options) {
    const differing = await new GitVCSProvider().findChangedFiles(options);
    const outdated = await new MtimeVCSProvider().findChangedFiles(options);
    // What is gone was built by a test for itself; else whoever imported it differs as well.
    return [...differing, ...outdated.filter((file) => existsSync(file))];
  },
};
