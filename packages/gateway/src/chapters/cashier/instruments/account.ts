import { Refusal } from '../../../kernel/refusal.ts';

const BANK = /^\d{6,20}$/;
/** A telephone, or a number that whoever keeps the wallet has drawn. */
const EWALLET = /^\d{7,16}$/;
const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;

/** A number as it is kept and compared, whatever stands between its digits. */
export function accountOf(rail: 'bank' | 'ewallet', written: string): string {
  const account = written.replaceAll(/[ -]/g, '').toUpperCase();
  const isSound =
    rail === 'ewallet'
      ? EWALLET.test(account)
      : BANK.test(account) || (IBAN.test(account) && isCheckedIban(account));
  if (isSound) return account;
  throw new Refusal('card.format', { errors: [{ field: 'account', code: 'pattern' }] });
}

/** ISO 7064: the first four characters at the end and letters as numbers, it leaves 1 over 97. */
function isCheckedIban(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}
