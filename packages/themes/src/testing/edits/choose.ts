import type { Path } from '../../edit/document.ts';
import type { Edit } from '../../edit/edit.ts';
import { pick, type Random } from './random.ts';

interface Found {
  readonly path: Path;
  readonly value: unknown;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* valuesIn(value: unknown, path: Path = []): Generator<Found> {
  yield { path, value };
  if (!isWhole(value)) return;
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

const within = (path: Path, outer: Path): boolean =>
  outer.every((step, index) => path[index] === step);

type Fresh = (letter: string) => string;

const freshFrom =
  (random: Random): Fresh =>
  (letter) =>
    `${letter}${random(1e9)}`;

function freshValue(random: Random): unknown {
  const fresh = freshFrom(random);
  const values = [
    fresh('new'),
    random(1e9) + 0.25,
    true,
    [fresh('new'), fresh('new')],
    { [fresh('n')]: fresh('new') },
    { [fresh('n')]: { $value: { value: 6, unit: 'px' } }, [fresh('n')]: [] },
    {},
  ];
  return pick(values, random);
}

/** A place in an object or a list where something new may stand. */
function freePath({ path, value }: Found, random: Random): Path {
  if (!Array.isArray(value)) return [...path, freshFrom(random)('n')];
  return [...path, random(value.length + 1)];
}

/** The same place once the entry of a path is gone: places behind it move up. */
function afterwards(path: Path, gone: Path): Path {
  const depth = gone.length - 1;
  const [step, left] = [path[depth], gone[depth]];
  const shares = within(path, gone.slice(0, -1));
  return shares && typeof step === 'number' && typeof left === 'number' && step > left
    ? path.with(depth, step - 1)
    : path;
}

/** Any edit that can be made of a value. */
export function chosenEdit(root: unknown, random: Random): Edit {
  const all = [...valuesIn(root)];
  const wholes = all.filter(({ value }) => isWhole(value));
  const inner = all.slice(1);
  const kind = inner.length === 0 ? 2 : random(10);
  const whole = pick(wholes, random);
  if (kind < 2) return { op: 'set', path: pick(inner, random).path, value: freshValue(random) };
  if (kind < 4) {
    const isList = Array.isArray(whole.value);
    const fresh = freshFrom(random);
    const beyond = isList ? [Object.keys(whole.value).length] : [fresh('n'), fresh('n')];
    return { op: 'set', path: [...whole.path, ...beyond], value: freshValue(random) };
  }
  if (kind < 6) return { op: 'insert', path: freePath(whole, random), value: freshValue(random) };
  const { path } = pick(inner, random);
  if (kind < 8) return { op: 'remove', path };
  const outside = wholes.filter((one) => !within(one.path, path));
  const target = pick(outside, random);
  const to = freePath(target, random);
  const isNeighbour = path.length === to.length && within(path, to.slice(0, -1));
  const [last, step] = [to.at(-1), path.at(-1)];
  // In its own list an entry leaves one place less.
  if (isNeighbour && typeof last === 'number' && typeof step === 'number') {
    const count = Array.isArray(target.value) ? target.value.length : 1;
    return { op: 'move', path, to: [...to.slice(0, -1), Math.min(last, count - 1)] };
  }
  return { op: 'move', path, to: afterwards(to, path) };
}
