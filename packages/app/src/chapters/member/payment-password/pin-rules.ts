/** As many digits as an order is signed with. */
export const pinLength = 6;

const steps = (pin: string): readonly number[] =>
  [...pin].slice(1).map((digit, index) => Number(digit) - Number(pin[index]));

/** All digits the same, or each one more or one less than the last. The platform knows of more that are guessed first. */
export const isPlainlyWeak = (pin: string): boolean =>
  [0, 1, -1].some((step) => steps(pin).every((one) => one === step));
