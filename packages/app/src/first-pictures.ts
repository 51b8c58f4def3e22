/** Answers with the pictures that a page begins with; of two, what stands above comes first. */
const pictured = [
  'groupName=m_newgame',
  'types=PR',
  '/wps/game/list?',
  '/wps/game/hot?',
  '/wps/lottery/draws?',
] as const;

/** Of what each page asks first, by its path, the question whose answer says which pictures come first. */
export const firstPictures = (
  questions: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([path, asked]) => {
      const [first] = pictured.flatMap((part) => asked.filter((one) => one.includes(part)));
      return first === undefined ? [] : [[path, first] as const];
    }),
  );
