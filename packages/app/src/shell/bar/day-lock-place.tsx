import { later } from '#kernel/parts/later.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { isGuest } from '#kernel/session/customer-type.ts';
import { useSession } from '#kernel/session/session.ts';
import * as css from './bar.css.ts';

/** Its place, so that nothing beside it moves when it is there. */
const Room = () => <span className={css.lockRoom} />;

const Button = later(async () => (await import('#chapters/care')).DayLockButton, { Room });

/** Locks play for a day, where the law of the site wants that to be always a press away. */
export function DayLockPlace() {
  const { panicButton } = useMerchant().play;
  const session = useSession();
  if (!panicButton || !session || isGuest(session.type)) return null;
  return <Button userName={session.userName} />;
}
