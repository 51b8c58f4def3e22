/** How far a key moves a picture that is seen closer. */
const far = 96;

/** What a key does to pictures. */
export type Act =
  | { readonly does: 'walk'; readonly x: number; readonly y: number; readonly way: -1 | 0 | 1 }
  | { readonly does: Plain };

type Plain = 'larger' | 'smaller' | 'whole' | 'first' | 'last';

const others: Partial<Record<string, Plain>> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'whole',
  Home: 'first',
  End: 'last',
};

/**
 * An arrow looks farther in its direction, and where there is no more of the
 * picture it turns to the one that lies there. Keys of the browser stay its own.
 */
export function actOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  rtl: boolean,
): Act | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (key === 'ArrowUp') return { does: 'walk', x: 0, y: far, way: 0 };
  if (key === 'ArrowDown') return { does: 'walk', x: 0, y: -far, way: 0 };
  if (key === 'ArrowRight') return { does: 'walk', x: -far, y: 0, way: rtl ? -1 : 1 };
  if (key === 'ArrowLeft') return { does: 'walk', x: far, y: 0, way: rtl ? 1 : -1 };
  const does = others[key];
  return does && { does };
}
