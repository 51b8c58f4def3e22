import { useIdlePart } from '#kernel/parts/use-idle-part.ts';

const load = () => import('../home/home-more.ts');

/** The bar that offers the app, above the header of the home. */
export function AppOffer() {
  const more = useIdlePart(load);
  return more ? <more.AppBar /> : null;
}
