import { PasskeyOffer } from '#chapters/door';
import { NoticesPopup, WelcomePopup } from '#chapters/messages';
import { AppPopup } from '#chapters/site';
import { useSession } from '#kernel/session/session.ts';
import { InTurn } from './in-turn.tsx';

/** What pops up by itself at home, one a visit. Whoever logs in or out begins anew. */
export function Popups() {
  const who = useSession()?.userName;
  return (
    <div key={who}>
      <InTurn name="notices" popup={NoticesPopup} />
      <InTurn name="welcome" popup={WelcomePopup} />
      <InTurn name="app" popup={AppPopup} />
      {FLAGS.PASSKEY3 ? <InTurn name="passkey" popup={PasskeyOffer} /> : null}
    </div>
  );
}
