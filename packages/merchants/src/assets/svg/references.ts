import { namesIn } from './values.ts';
import type { TextFault, XmlElement } from './xml.ts';

// What a browser would draw, each use counted anew: a small file can ask for billions.
const drawnAtMost = 10_000;

interface Link {
  readonly name: string;
  readonly at: number;
}

const links = ({ attributes }: XmlElement): Link[] =>
  attributes.flatMap(({ name, value, valueAt }) =>
    namesIn(name, value).map((to) => ({ name: to, at: valueAt })),
  );

function* within(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* within(child);
}

/** Names that are missing or double, circles, and pictures that unfold without end. */
export function* referenceFaults(root: XmlElement): Generator<TextFault> {
  const byName = new Map<string, XmlElement>();
  for (const element of within(root)) {
    const id = element.attributes.find(({ name }) => name === 'id');
    if (!id) continue;
    if (byName.has(id.value))
      yield {
        code: 'asset.svg-reference',
        at: id.at,
        message: `The name "${id.value}" stands twice.`,
      };
    byName.set(id.value, element);
  }

  const faults: TextFault[] = [];
  const known = new Map<XmlElement, number>();
  const cost = (element: XmlElement, trail: ReadonlySet<XmlElement>): number => {
    const done = known.get(element);
    if (done !== undefined) return done;
    const here = new Set(trail).add(element);
    let sum = 1;
    for (const child of element.children) sum += cost(child, here);
    for (const { name, at } of links(element)) {
      const target = byName.get(name);
      if (!target) {
        faults.push({
          code: 'asset.svg-reference',
          at,
          message: `"#${name}" is not in this file.`,
          hint: 'Give it an element with this id, or take the reference out.',
        });
      } else if (here.has(target)) {
        faults.push({
          code: 'asset.svg-complex',
          at,
          message: `"#${name}" goes in a circle.`,
          hint: 'Draw the part where it is shown, and take the reference out.',
        });
      } else sum += cost(target, here);
    }
    known.set(element, sum);
    return sum;
  };
  const drawn = cost(root, new Set());
  yield* faults;
  if (drawn > drawnAtMost) {
    yield {
      code: 'asset.svg-complex',
      at: root.at,
      message: `Unfolds to ${drawn > 1e6 ? 'over a million' : drawn} elements; ${drawnAtMost} are allowed.`,
      hint: 'Draw with fewer uses of uses.',
    };
  }
}
