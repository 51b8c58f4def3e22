import { globSync } from 'node:fs';

/** Has Vitest note what each test file really loads, and choose by that where it is asked for what changed. */
export const byLoaded = '--experimental.recordDependencies';

/** Where Vitest keeps its notes. */
const notes = 'node_modules/.vite/vitest/*/dependencies.json';

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Whether there are notes that hold: no file was added, which a build finds that nobody has told of it. */
export const hasNotes = (root: string, added: readonly string[]): boolean =>
  added.every(isTest) && globSync(notes, { cwd: root }).length > 0;
