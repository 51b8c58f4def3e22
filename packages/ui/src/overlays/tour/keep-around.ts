import { roomOf, seen } from '../popover/keep-beside.ts';
import { placeBeside, type Box, type Placement } from '../popover/place.ts';
import { isCalm } from '../../util/motion.ts';

/** Between what is shown and the light around it. */
const pad = 6;
const gap = 8;

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - pad,
  y: y - pad,
  width: width + 2 * pad,
  height: height + 2 * pad,
});

const px = (value: number): string => `${Math.round(value)}px`;

/** Keeps a card in the room also beside something that fills it. */
const within = (y: number, height: number, room: Box): number =>
  Math.max(room.y + gap, Math.min(y, room.y + room.height - gap - height));

function put(
  target: Element,
  light: HTMLElement,
  card: HTMLElement,
  side: Placement['side'],
): void {
  const { room, rtl } = roomOf(target);
  const around = grown(seen(target, document.documentElement.clientWidth, rtl));
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const place = placeBeside(around, size, room, { side, align: 'centre' });
  card.dataset['side'] = place.side;
  card.style.setProperty('inset-inline-start', px(place.x));
  card.style.setProperty('inset-block-start', px(within(place.y, size.height, room)));
  light.style.setProperty('inset-inline-start', px(around.x));
  light.style.setProperty('inset-block-start', px(around.y));
  light.style.setProperty('inline-size', px(around.width));
  light.style.setProperty('block-size', px(around.height));
  const corner = Number.parseFloat(getComputedStyle(target).borderStartStartRadius);
  if (corner > 0) light.style.setProperty('border-radius', px(corner + pad));
  else light.style.removeProperty('border-radius');
}

/** Brings it into sight with room for the card, if it is not there already. */
export function bringIn(target: Element, card: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  const needed = card.offsetHeight + 2 * (pad + gap);
  const inSight = box.top >= pad && box.bottom <= clientHeight - pad;
  if (inSight && (box.top >= needed || clientHeight - box.bottom >= needed)) return;
  const block = box.height + needed > clientHeight ? 'start' : 'center';
  target.scrollIntoView({ block, inline: 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
}

/** Keeps light and card where the target is, and tells when it is gone; call the result to let go. */
export function keepAround(
  target: Element,
  light: HTMLElement,
  card: HTMLElement,
  side: Placement['side'],
  onGone: () => void,
): () => void {
  const follow = (): void => {
    if (target.getClientRects().length === 0) onGone();
    else put(target, light, card, side);
  };
  follow();
  const sizes = new ResizeObserver(follow);
  for (const element of [target, card, document.body]) sizes.observe(element);
  const tree = new MutationObserver(follow);
  tree.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('resize', follow);
  window.addEventListener('scroll', follow, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    tree.disconnect();
    window.removeEventListener('resize', follow);
    window.removeEventListener('scroll', follow, { capture: true });
  };
}
