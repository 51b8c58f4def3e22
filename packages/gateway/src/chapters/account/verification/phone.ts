/** Digits only, the country first: how a number is kept and compared. */
export function mobileKey(dialingCode: string, number: string): string {
  const country = dialingCode.replace(/^\+/, '');
  // A trunk zero is how people write a number at home; abroad it is not dialled.
  return `${country}${number.replace(/^0+/, '')}`;
}

/** As a network takes it. */
export const dialled = (mobile: string): string => `+${mobile}`;
