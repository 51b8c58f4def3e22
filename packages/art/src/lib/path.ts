/**
 * Outlines as path data. Points are written as `x,y x,y`; a trailing `!` keeps a corner sharp
 * in the curved shapes.
 */
export interface Point {
  x: number;
  y: number;
  sharp: boolean;
}

/** At most one decimal, and none where a whole number is meant. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

const whole = (value: number) => String(Math.round(value) || 0);

export function points(spec: string): Point[] {
  return spec.split(' ').map((part) => {
    const [x = 0, y = 0] = part.replace('!', '').split(',').map(Number);
    return { x, y, sharp: part.endsWith('!') };
  });
}

export function write(list: readonly Point[]): string {
  return list.map(({ x, y, sharp }) => `${num(x)},${num(y)}${sharp ? '!' : ''}`).join(' ');
}

export function flip(spec: string): string {
  return write(points(spec).map(({ x, y, sharp }) => ({ x: -x, y, sharp })));
}

/** Draws a thing and its mirror image. */
export function both(draw: (turn: (spec: string) => string) => string): string {
  return draw((spec) => spec) + draw(flip);
}

export function poly(spec: string): string {
  return `M${spec.replaceAll('!', '')}Z`;
}

export function line(spec: string): string {
  return `M${spec.replaceAll('!', '')}`;
}

function curveThrough(list: readonly Point[], closed: boolean): string {
  const count = list.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return list[wrapped] ?? { x: 0, y: 0, sharp: true };
  };
  const handle = (here: Point, before: Point, after: Point, sign: number): string => {
    const pull = here.sharp ? 0 : sign / 6;
    return `${whole(here.x + (after.x - before.x) * pull)},${whole(here.y + (after.y - before.y) * pull)}`;
  };
  let path = `M${whole(at(0).x)},${whole(at(0).y)}C`;
  const last = closed ? count : count - 1;
  for (let index = 0; index < last; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const out = handle(from, at(index - 1), to, 1);
    const into = handle(to, from, at(index + 2), -1);
    path += `${index === 0 ? '' : ' '}${out} ${into} ${whole(to.x)},${whole(to.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A closed Catmull-Rom curve. */
export function curve(spec: string): string {
  return curveThrough(points(spec), true);
}

/** An open Catmull-Rom curve, for strokes. */
export function stroke(spec: string): string {
  return curveThrough(points(spec), false);
}

/** The right half, from top to bottom, mirrored into a whole. */
export function mirrored(spec: string): string {
  const right = points(spec);
  const left = right.filter(({ x }) => x !== 0).toReversed();
  return write([...right, ...left.map(({ x, y, sharp }) => ({ x: -x, y, sharp }))]);
}

export const face = (spec: string): string => curve(mirrored(spec));
export const facePoly = (spec: string): string => poly(mirrored(spec));

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${num(x - rx)},${num(y)}a${num(rx)},${num(ry)} 0 1 1 ${num(2 * rx)},0a${num(rx)},${num(ry)} 0 1 1 ${num(-2 * rx)},0Z`;
}

/** Wound the other way round, so that it cuts a hole. */
export function hole(x: number, y: number, rx: number, ry = rx): string {
  return `M${num(x - rx)},${num(y)}a${num(rx)},${num(ry)} 0 1 0 ${num(2 * rx)},0a${num(rx)},${num(ry)} 0 1 0 ${num(-2 * rx)},0Z`;
}

export function rect(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const corner = (dx: number, dy: number) => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return `M${num(x + r)},${num(y)}h${num(width - 2 * r)}${corner(r, r)}v${num(height - 2 * r)}${corner(-r, r)}h${num(2 * r - width)}${corner(-r, -r)}v${num(2 * r - height)}${corner(r, -r)}Z`;
}

export function polar(angle: number, radius: number, x = 0, y = 0): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn), sharp: true };
}

/** Corner points of a star or, when both radii agree, of a regular polygon. */
export function star(
  count: number,
  outer: number,
  inner: number,
  x = 0,
  y = 0,
  turn = -90,
): string {
  const list: Point[] = [];
  const twins = outer !== inner;
  for (let index = 0; index < count; index += 1) {
    list.push(polar(turn + (index * 360) / count, outer, x, y));
    if (twins) list.push(polar(turn + ((index + 0.5) * 360) / count, inner, x, y));
  }
  return poly(write(list));
}

export function regular(count: number, radius: number, x = 0, y = 0, turn = -90): string {
  return star(count, radius, radius, x, y, turn);
}

/** A slice of a disc or, with an inner radius, of a ring. */
export function wedge(from: number, to: number, outer: number, inner = 0, x = 0, y = 0): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b] = [polar(from, outer, x, y), polar(to, outer, x, y)];
  const [c, d] = [polar(to, inner, x, y), polar(from, inner, x, y)];
  const back =
    inner === 0
      ? `L${num(x)},${num(y)}`
      : `L${num(c.x)},${num(c.y)}A${num(inner)},${num(inner)} 0 ${large} 0 ${num(d.x)},${num(d.y)}`;
  return `M${num(a.x)},${num(a.y)}A${num(outer)},${num(outer)} 0 ${large} 1 ${num(b.x)},${num(b.y)}${back}Z`;
}
