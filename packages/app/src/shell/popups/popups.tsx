import { PasskeyOffer } from '#chapters/account';
import { InTurn } from './in-turn.tsx';

/** What pops up by itself at home, one after the other. */
export function Popups() {
  return FLAGS.PASSKEY3 ? <InTurn name="passkey" popup={PasskeyOffer} /> : null;
}
