/** Whether somebody asked that nothing moves by itself: of their device, or of this site alone. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How something of a page moves, for what a script moves: the brand's own time and curve. */
export function pageMotion(element: Element): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  const time = Number.parseFloat(style.getPropertyValue('--lv-motion-page'));
  const curve = style.getPropertyValue('--lv-motion-curve').trim();
  return { duration: Number.isFinite(time) ? time : 300, easing: curve || 'ease-out' };
}
