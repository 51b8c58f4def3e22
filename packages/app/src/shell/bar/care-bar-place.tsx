import { later } from '#kernel/parts/later.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import * as css from './bar.css.ts';

/** Its place, so that the page below does not move when it is there. */
const Room = () => <div className={css.careRoom} />;

const Marks = later(async () => (await import('./care-marks.tsx')).CareMarks, { Room });

/** What the law of a site wants at the top of every page. */
export function CareBarPlace() {
  return useMerchant().play.careBar ? <Marks /> : null;
}
