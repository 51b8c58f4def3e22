import { defineConfig } from 'vitest/config';
import { groups } from './groups.ts';

const group = groups.find(({ name }) => name === process.env['LIVERY_MUTATED']);
if (!group) throw new Error('LIVERY_MUTATED names no group of files');

/** The tests of one group alone, for whoever changes its files. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [...group.tests],
    // Half of a run would go into loading the same modules for every file.
    isolate: false,
    ...(group.globalSetup === undefined ? {} : { globalSetup: [group.globalSetup] }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
