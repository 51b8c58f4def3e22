/** Which of so many a key leads to, in a column; nothing where the key means nothing here. */
export const stepTo = (key: string, at: number, count: number): number | undefined => {
  if (at < 0 || count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Moves the focus along a column of items; answers with the one that has it now. */
export function stepIn(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  const to = stepTo(event.key, at, items.length);
  const item = to === undefined ? undefined : items[to];
  if (!item) return undefined;
  event.preventDefault();
  item.focus();
  return item;
}
