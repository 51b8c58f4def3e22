const two = (value: number): string => String(value).padStart(2, '0');

/** The day of whoever looks, by their own clock. */
export const dayOfToday = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
