import type { Config } from '../../../kernel/config/config.ts';
import type { Merchant } from '../../../kernel/sites/merchants.ts';

/**
 * Whether Firebase sends the codes of a merchant. A project of a demo lives in
 * an emulator alone: while there is none, the platform sends its own.
 */
export function sendsCodes(
  { firebase }: Pick<Merchant, 'firebase'>,
  { firebaseEmulator }: Pick<Config, 'firebaseEmulator'>,
): boolean {
  if (firebase?.codes === undefined) return false;
  return !firebase.projectId.startsWith('demo-') || firebaseEmulator !== undefined;
}
