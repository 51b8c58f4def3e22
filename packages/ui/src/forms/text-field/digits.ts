/** Zeros of the scripts that number pads of phones may type in. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10];

const plain = (character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => code >= one && code < one + 10);
  return zero === undefined ? character : String(code - zero);
};

/** The same text, its digits in the figures that servers read. */
export const inPlainDigits = (text: string): string => Array.from(text, plain).join('');

/** The digits of a text, in the figures that servers read, and no more than so many. */
export const digitsOf = (text: string, most = Infinity): string =>
  Array.from(text, plain)
    .filter((character) => character >= '0' && character <= '9')
    .slice(0, most)
    .join('');
