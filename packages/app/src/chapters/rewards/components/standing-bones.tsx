import { Skeleton } from '@livery/ui/skeleton';
import * as css from './standing-bones.css.ts';

/** Terms and a button before they are known. */
export function StandingBones() {
  return (
    <>
      <Skeleton shape="block" className={css.facts} />
      <Skeleton shape="block" className={css.button} />
    </>
  );
}
