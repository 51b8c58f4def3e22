/** What somebody meant, however they write it: no case, no marks, no signs, one space between words. */
export const normalAnswer = (answer: string): string =>
  answer
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
