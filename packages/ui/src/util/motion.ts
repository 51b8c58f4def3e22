/** Whether somebody asked that nothing moves by itself: of their device, or of this site alone. */
export const isCalm = (): boolean =>
  document.documentElement.dataset['motion'] === 'less' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A time of the brand in milliseconds; a sheet that was made small writes whole tenths as seconds. */
export function motionTime(
  style: Pick<CSSStyleDeclaration, 'getPropertyValue'>,
  name: string,
): number | undefined {
  const value = style.getPropertyValue(name).trim();
  const time = Number.parseFloat(value) * (value.endsWith('ms') ? 1 : 1_000);
  return Number.isFinite(time) ? time : undefined;
}

/** How something of a page moves, for what a script moves: the brand's own time and curve. */
export function pageMotion(element: Element): KeyframeAnimationOptions {
  const style = getComputedStyle(element);
  const curve = style.getPropertyValue('--lv-motion-curve').trim();
  return { duration: motionTime(style, '--lv-motion-page') ?? 300, easing: curve || 'ease-out' };
}
