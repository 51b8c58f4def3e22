import { Refusal } from '../../http/refusal.ts';
import { isCommonPassword } from './common.ts';

/**
 * Length is what counts; what people try first is refused whatever its form,
 * and so is the name the account goes by.
 */
export function requireGoodPassword(password: string, account: string, site: string): void {
  const plain = password.normalize('NFC').toLowerCase();
  const isName = account !== '' && plain === account.toLowerCase();
  if (isName || plain.includes(site.toLowerCase()) || isCommonPassword(plain)) {
    throw new Refusal('password.weak', { errors: [{ field: 'password', code: 'common' }] });
  }
}
