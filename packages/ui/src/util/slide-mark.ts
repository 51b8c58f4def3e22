import { isCalm, pageMotion } from './motion.ts';

const marked = new WeakMap<Element, Element>();

/**
 * Lets the mark of what is current come from where it stood before: the drawing
 * `::before` or `::after` of an item, among the items of a group.
 */
export function slideMark(group: Element, item: Element): void {
  const last = marked.get(group);
  marked.set(group, item);
  if (!last || last === item || !last.isConnected || isCalm()) return;
  const from = last.getBoundingClientRect();
  const to = item.getBoundingClientRect();
  // One above the other the mark would fly over what is between.
  if (from.width === 0 || to.width === 0 || Math.abs(from.top - to.top) > to.height / 2) return;
  const start = {
    translate: `${from.left - to.left}px`,
    scale: `${from.width / to.width} 1`,
    transformOrigin: 'left',
  };
  const end = { translate: '0px', scale: '1 1', transformOrigin: 'left' };
  for (const pseudoElement of ['::before', '::after']) {
    item.animate([start, end], { ...pageMotion(item), pseudoElement });
  }
}
