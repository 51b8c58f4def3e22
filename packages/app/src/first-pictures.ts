/** Answers with the pictures that a page begins with, as they stand from above. */
const pictured = [
  'groupName=m_newgame',
  'types=PR',
  '/wps/game/list?',
  '/wps/game/hot?',
  '/wps/lottery/draws?',
] as const;

/** Of what each page asks first, by its path, the questions whose answers say which pictures come first. */
export const firstPictures = (
  questions: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([path, asked]) => {
      const all = pictured.flatMap((part) => asked.filter((one) => one.includes(part)));
      return all.length === 0 ? [] : [[path, all] as const];
    }),
  );
