import { Refusal } from '../../../kernel/refusal.ts';

const FEWEST_DIGITS = 3;

/** Six digits are soon guessed where they are what people choose first. */
export function requireGoodPaymentPassword(
  digits: string,
  { birthday, field }: { readonly birthday: string | null | undefined; readonly field: string },
): void {
  if (!isRepeat(digits) && !isRun(digits) && !isBirthday(digits, birthday)) return;
  throw new Refusal('payment_password.weak', { errors: [{ field, code: 'common' }] });
}

/** 111111, 121212, 123123 and 112233 read backwards or forwards are few things said often. */
const isRepeat = (digits: string): boolean =>
  new Set(digits).size < FEWEST_DIGITS ||
  digits.slice(0, 3) === digits.slice(3) ||
  /^(\d)\1(\d)\2(\d)\3$/.test(digits);

/** Up or down by one, and past nine to nought. */
function isRun(digits: string): boolean {
  const steps = [...digits]
    .slice(1)
    .map((digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.every((step) => step === 1) || steps.every((step) => step === 9);
}

/** Of `YYYY-MM-DD`, however its parts are put together. */
function isBirthday(digits: string, birthday: string | null | undefined): boolean {
  const [year, month, day] = birthday?.split('-') ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const short = year.slice(2);
  const orders = [
    [day, month, short],
    [month, day, short],
    [short, month, day],
    [short, day, month],
    [year, month],
    [month, year],
    [day, year],
    [year, day],
  ];
  return orders.some((parts) => parts.join('') === digits);
}
