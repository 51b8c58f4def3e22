import { Skeleton, SkeletonText } from '@livery/ui/skeleton';
import * as css from './promotion-bones.css.ts';

/** Promotions before they are known: one that is open over some that are not. */
export function PromotionBones() {
  return (
    <div className={css.list} aria-hidden="true">
      <div className={css.open}>
        <Skeleton shape="block" className={css.item} />
        <Skeleton shape="block" className={css.picture} />
        <SkeletonText />
        <Skeleton shape="block" className={css.button} />
      </div>
      {[0, 1, 2].map((item) => (
        <Skeleton key={item} shape="block" className={css.item} />
      ))}
    </div>
  );
}

/** Terms and a button before they are known. */
export function StandingBones() {
  return (
    <>
      <Skeleton shape="block" className={css.facts} />
      <Skeleton shape="block" className={css.button} />
    </>
  );
}
