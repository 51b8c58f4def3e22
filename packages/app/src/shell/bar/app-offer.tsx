import { useIdlePart } from '#kernel/parts/use-idle-part.ts';
import { useTouched } from '#kernel/parts/use-touched.ts';
import * as css from './bar.css.ts';

const load = () => import('../home/home-more.ts');

/** The button that offers it in that header; nothing beside it moves when it is there. */
export function AppOfferButton({ className }: { className?: string }) {
  const more = useIdlePart(load);
  const room = <span className={`${css.offerRoom} ${className ?? ''}`} />;
  return more ? <more.AppButton className={className} room={room} /> : room;
}

/**
 * The bar that offers the app, above the header of the home. It comes in above what is
 * read, where nobody looks who has not touched the page: until then nothing moves.
 */
export function AppOffer() {
  const more = useIdlePart(load);
  const isTouched = useTouched();
  return more && isTouched ? <more.AppBar /> : null;
}
