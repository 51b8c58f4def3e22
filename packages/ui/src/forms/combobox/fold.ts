/** Letters that no rule of Unicode takes apart, as people type them who have no key for them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ة: 'ه',
  ى: 'ي',
};
const taken = new RegExp(`[${Object.keys(plain).join('')}]`, 'g');

/** A text as it is searched: without accents, vowel signs, case and punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|ـ/gu, '')
    .toLowerCase()
    .replaceAll(taken, (letter) => plain[letter] ?? letter)
    .replaceAll(/['’ʼ`.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
