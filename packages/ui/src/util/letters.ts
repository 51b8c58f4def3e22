const ascii = /^[\u0020-\u007e]*$/;

/** What people take for one letter, marks and joins included. */
export const lettersOf = (text: string): string[] =>
  // A browser takes a tenth of a second to learn how the rest of the world joins letters.
  ascii.test(text)
    ? text.split('')
    : Array.from(
        new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
        ({ segment }) => segment,
      );
