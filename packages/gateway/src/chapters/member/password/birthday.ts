import type { Tx } from '../../../kernel/database/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';
import { isOfAge } from '../../../kernel/time/age.ts';
import { dayIn, isDay } from '../../../kernel/time/days.ts';
import type { Owner } from '../session/credentials.ts';
import type { Member } from '../store.ts';

/**
 * Of an account that somebody else opened: until its owner has a password of
 * their own nothing else is open, so nobody plays who has not said how old they
 * are. Undefined where it is not owed; it is not changed here.
 */
export function birthdayOf(
  { minAge, timeZone }: Merchant,
  { owes_birthday: owed }: Member,
  birthday: string | undefined,
  now: number,
): string | undefined {
  if (!owed) return undefined;
  if (birthday === undefined || !isDay(birthday)) {
    const code = birthday === undefined ? 'required' : 'pattern';
    throw new Refusal('request.invalid', { errors: [{ field: 'birthday', code }] });
  }
  if (isOfAge(birthday, minAge, dayIn(timeZone, now))) return birthday;
  throw new Refusal('age.under', { params: { age: minAge } });
}

export const setBirthday = (tx: Tx, { merchant, memberId }: Owner, birthday: string) =>
  tx
    .updateTable('member')
    .set({ birthday, owes_birthday: false })
    .where('merchant', '=', merchant)
    .where('id', '=', memberId)
    .execute();
