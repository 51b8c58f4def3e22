import type { EarlyWords } from '#kernel/http/early/early-script.ts';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Pages that begin with words, what their answer is told by, and which of it is read where an address names none. */
const worded = [
  ['help', '/wps/system/help?', 0],
  ['notices', 'types=B%2CPL%2CPU&', -1],
] as const;

/** Of what each page asks first, by its path, the question whose answer says its first words. */
export const firstWords = (
  questions: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, EarlyWords>> =>
  Object.fromEntries(
    worded.flatMap(([name, part, first]) => {
      const path = pathTo(name);
      const question = questions[path]?.find((asked) => asked.includes(part));
      return question === undefined ? [] : [[path, [question, first]] as const];
    }),
  );
