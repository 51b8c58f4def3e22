import { RainLayer } from '#chapters/agents';
import { PasskeyOffer } from '#chapters/door';
import { NoticesPopup, WelcomePopup } from '#chapters/messages';
import { AppPopup } from '#chapters/site';
import { isAskedForContracts } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import type { PopupProps } from '#kernel/popup.ts';
import { later } from '#kernel/parts/later.tsx';
import { InTurn } from './in-turn.tsx';

/** Asked for by whoever may have one: most players never do. */
const ContractPrompt = later<PopupProps>(
  async () => (await import('#chapters/agents')).ContractPrompt,
  { soon: true },
);

/** What pops up by itself at home, one a visit. Whoever logs in or out begins anew. */
export function Popups() {
  const session = useSession();
  const who = session?.userName;
  const isAsked = isAskedForContracts(session?.type);
  return (
    <div key={who}>
      {FLAGS.AGENCY3 && FLAGS.AGECONTRACT3 && isAsked ? (
        <InTurn name="contract" popup={ContractPrompt} />
      ) : null}
      <InTurn name="notices" popup={NoticesPopup} />
      <InTurn name="welcome" popup={WelcomePopup} />
      <InTurn name="app" popup={AppPopup} />
      {FLAGS.AGENTRANSMULTDOWN3 ? <RainLayer /> : null}
      {FLAGS.PASSKEY3 ? <InTurn name="passkey" popup={PasskeyOffer} /> : null}
    </div>
  );
}
