import { PasskeyOffer } from '#chapters/door';
import { NoticesPopup, WelcomePopup } from '#chapters/messages';
import { AppPopup } from '#chapters/site';
import { useSession } from '#kernel/session/session.ts';
import type { PopupProps } from '#kernel/popup.ts';
import { later } from '#kernel/parts/later.tsx';
import { InTurn } from './in-turn.tsx';

const ofAgents = () => import('./agents-part.ts');
const ContractPrompt =
  FLAGS.AGENCY3 && FLAGS.AGECONTRACT3
    ? later<PopupProps>(async () => (await ofAgents()).ContractPrompt, { soon: true })
    : null;
const RainLayer = FLAGS.AGENTRANSMULTDOWN3
  ? later(async () => (await ofAgents()).RainLayer, { unseen: true })
  : null;

/** What pops up by itself at home, one a visit. Whoever logs in or out begins anew. */
export function Popups() {
  const session = useSession();
  const who = session?.userName;
  return (
    <div key={who}>
      {ContractPrompt && session ? <InTurn name="contract" popup={ContractPrompt} /> : null}
      <InTurn name="notices" popup={NoticesPopup} />
      <InTurn name="welcome" popup={WelcomePopup} />
      <InTurn name="app" popup={AppPopup} />
      {RainLayer && session ? <RainLayer /> : null}
      {FLAGS.PASSKEY3 ? <InTurn name="passkey" popup={PasskeyOffer} /> : null}
    </div>
  );
}
