import type { Command } from './faces.ts';

export type Warp = 'none' | 'arch' | 'bulge' | 'pinch' | 'rise' | 'roof' | 'bowl' | 'flag' | 'fan';

export type Move = (x: number, y: number) => readonly [number, number];

/** Moves within a block centred on 0,0; `width` and `height` are the block's own. */
export function moveFor(warp: Warp, width: number, height: number): Move {
  const across = (x: number) => x / (width / 2);
  switch (warp) {
    case 'arch':
      return (x, y) => [x, y + 0.07 * width * across(x) ** 2];
    case 'bowl':
      return (x, y) => [x, y - 0.06 * width * across(x) ** 2];
    case 'bulge':
      return (x, y) => [x, y * (1.16 - 0.34 * across(x) ** 2)];
    case 'pinch':
      return (x, y) => [x, y * (0.84 + 0.3 * across(x) ** 2)];
    case 'rise':
      return (x, y) => [x - 0.1 * y, y - 0.1 * x];
    case 'roof':
      return (x, y) => [x, y + 0.09 * width * Math.abs(across(x)) * (0.55 - y / height)];
    case 'flag':
      return (x, y) => [x, y + 0.03 * width * Math.sin(across(x) * Math.PI)];
    case 'fan':
      return (x, y) => [x * (1 - (0.16 * y) / height), y + 0.06 * width * across(x) ** 2];
    case 'none':
      return (x, y) => [x, y];
  }
}

/** Long straight edges bend through their warped middle; left straight, arches show flat tops. */
export function warped(commands: readonly Command[], move: Move): Command[] {
  const result: Command[] = [];
  let [lastX, lastY] = [0, 0];
  for (const { kind, at } of commands) {
    const [x = 0, y = 0] = at.slice(-2);
    if (kind === 'L' && Math.hypot(x - lastX, y - lastY) > 40) {
      const [ax, ay] = move(lastX, lastY);
      const [bx, by] = move(x, y);
      const [mx, my] = move((lastX + x) / 2, (lastY + y) / 2);
      result.push({ kind: 'Q', at: [2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2, bx, by] });
    } else {
      const moved: number[] = [];
      for (let index = 0; index < at.length; index += 2) {
        moved.push(...move(at[index] ?? 0, at[index + 1] ?? 0));
      }
      result.push({ kind, at: moved });
    }
    if (kind !== 'Z') [lastX, lastY] = [x, y];
  }
  return result;
}
