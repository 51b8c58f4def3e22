import { defineConfig } from 'vitest/config';
import { byLoaded } from './tests/checks/loaded.ts';
import { changedOrOutdated } from './tests/checks/outdated.ts';

const asked = process.argv.flatMap((word, at, words) =>
  word === '--project' ? [words[at + 1] ?? ''] : (/^--project=(.*)/.exec(word)?.slice(1) ?? []),
);
/** Storybook takes longer to read than many a project to run: it stays away where nobody asks for stories. */
const wantsStories =
  asked.length === 0 ||
  asked.some((name) =>
    name.startsWith('!') ? !name.startsWith('!stories') : /^stories|\*/.test(name),
  );

export default defineConfig({
  test: {
    ...(process.argv.includes(byLoaded)
      ? { experimental: { vcsProvider: changedOrOutdated } }
      : {}),
    projects: [
      '{packages/*,tests}/vitest.config.ts',
      'packages/gateway/vitest.pure.config.ts',
      ...(wantsStories ? ['.storybook/vitest.config.ts'] : []),
    ],
  },
});
