import { UnreadKeeper } from '#chapters/messages';
import { DepositBadgeKeeper } from '#chapters/rewards';

/** A module of its own: whoever imports a chapter's door when it is wanted gets all of the chapter. */
export function Badges() {
  return (
    <>
      <UnreadKeeper />
      <DepositBadgeKeeper />
    </>
  );
}
