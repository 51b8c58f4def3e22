import { later } from '#kernel/parts/later.tsx';
import { useMerchant } from '#kernel/merchant.tsx';
import { CareRoom } from './care-room.tsx';

const Marks = later(async () => (await import('./care-marks.tsx')).CareMarks, { Room: CareRoom });

/** What the law of a site wants at the top of every page. */
export function CareBarPlace() {
  return useMerchant().play.careBar ? <Marks /> : null;
}
