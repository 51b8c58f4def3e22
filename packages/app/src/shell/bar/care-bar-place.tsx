import { CareRoom } from '@livery/ui/care-bar';
import { later } from '#kernel/parts/later.tsx';
import { useMerchant } from '#kernel/merchant.tsx';

const Marks = later(async () => (await import('./care-marks.tsx')).CareMarks, { Room: CareRoom });

/** What the law of a site wants at the top of every page. */
export function CareBarPlace() {
  return useMerchant().play.careBar ? <Marks /> : null;
}
