/** What the modules of the format describe, in examples of our own: what is read, and what is refused and why. */
export interface FormatExample {
  readonly name: string;
  readonly tokens: object;
  /** The same written so that the other reader takes it, where it falls short of the format. */
  readonly elsewhere?: object;
  /** The code it is refused with, and what the message says. */
  readonly refused?: readonly [code: string, message: RegExp];
}

export const srgb = (...components: readonly unknown[]) => ({ colorSpace: 'srgb', components });
export const pxOf = (value: unknown) => ({ value, unit: 'px' });
export const colorToken = (value: unknown) => ({ $type: 'color', $value: value });
export const length = (value: unknown) => ({ $type: 'dimension', $value: value });
export const layer = {
  color: srgb(0, 0, 0),
  offsetX: pxOf(0),
  offsetY: pxOf(1),
  blur: pxOf(4),
  spread: pxOf(0),
};
export const base = {
  blue: colorToken(srgb(0.1, 0.3, 0.9)),
  gap: length(pxOf(12)),
  half: { $type: 'number', $value: 0.5 },
};
