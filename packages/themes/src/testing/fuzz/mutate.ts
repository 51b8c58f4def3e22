/** Pseudo-random numbers that are the same on every machine: a failure can be run again. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

type Random = ReturnType<typeof randomFrom>;
type Mutation = (text: string, random: Random) => string;

/** What an attacker, a bad editor or a tired person puts where a value was. */
const poison = [
  '"}body{background:url(//evil.example)}"',
  '"red;} @import \'x\';"',
  '"</style><script>alert(1)</script>"',
  '"expression(alert(1))"',
  '"{color.surface.page}"',
  '"{color.surface.nowhere}"',
  '"{}"',
  '"../../../etc/passwd"',
  '"assets/../../x.svg"',
  '"javascript:alert(1)"',
  '"#ggg"',
  '"rgb(1 2 3);}body{}"',
  '"oklch(0.8 0.1 20)"',
  '"\\u0000\\ud800"',
  '{"__proto__": {"polluted": true}}',
  '{"constructor": {"prototype": {}}}',
  '{"colorSpace": "srgb", "components": [1e308, -1, "none"]}',
  '{"value": 1e999, "unit": "px"}',
  '{"value": 4, "unit": "px; color: red"}',
  '{"$value": {"$value": {"$value": 1}}}',
  '1e999',
  '-0',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '/* */',
  '//',
  `${'['.repeat(40)}${']'.repeat(40)}`,
] as const;

const pick = <T>(list: readonly T[], random: Random): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

const cut = (text: string, random: Random): [start: number, end: number] => {
  const start = random(text.length + 1);
  return [start, Math.min(text.length, start + random(24))];
};

/** Where JSON's strings, numbers and words stand. */
const atoms = /"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null/g;

const replaceAtom: Mutation = (text, random) => {
  const found = [...text.matchAll(atoms)];
  if (found.length === 0) return text;
  const { 0: atom, index } = pick(found, random);
  return text.slice(0, index) + pick(poison, random) + text.slice(index + atom.length);
};

const mutations: readonly Mutation[] = [
  replaceAtom,
  replaceAtom,
  // One atom in the place of another: a key twice, an alias in a circle, a type that is another's.
  (text, random) => {
    const found = [...text.matchAll(atoms)];
    if (found.length === 0) return text;
    const [{ 0: from }, { 0: to, index }] = [pick(found, random), pick(found, random)];
    return text.slice(0, index) + from + text.slice(index + to.length);
  },
  (text, random) => {
    const [start, end] = cut(text, random);
    return text.slice(0, start) + text.slice(end);
  },
  (text, random) => {
    const [start, end] = cut(text, random);
    return text.slice(0, end) + text.slice(start, end) + text.slice(end);
  },
  (text, random) => {
    const at = random(text.length + 1);
    return text.slice(0, at) + String.fromCharCode(random(0xffff)) + text.slice(at + random(2));
  },
  (text, random) => {
    const at = random(text.length + 1);
    return (
      text.slice(0, at) +
      pick(['{', '}', '[', ']', ',', ':', '"', '\\', '\uFEFF'], random) +
      text.slice(at)
    );
  },
  (text, random) => text.slice(0, random(text.length + 1)),
];

/** A valid text made wrong in one to three places. */
export function mutate(text: string, random: Random): string {
  let mutated = text;
  for (let count = 1 + random(3); count > 0; count--)
    mutated = pick(mutations, random)(mutated, random);
  return mutated;
}
