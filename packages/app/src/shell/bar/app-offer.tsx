import { useIdlePart } from '#kernel/parts/use-idle-part.ts';

const load = () => import('../home/home-more.ts');

/** The button that offers it in that header. */
export function AppOfferButton({ className }: { className?: string }) {
  const more = useIdlePart(load);
  return more ? <more.AppButton className={className} /> : null;
}

/** The bar that offers the app, above the header of the home. */
export function AppOffer() {
  const more = useIdlePart(load);
  return more ? <more.AppBar /> : null;
}
