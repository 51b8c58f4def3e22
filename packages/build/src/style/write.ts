import { root, type ChildNode, type Container, type Root } from 'postcss';
import type { PlacedLine } from './places.ts';

/** What a written thing was copied from. */
type Origins = WeakMap<ChildNode, ChildNode>;

/** A thing that lines stand in: the one that the line before stands in, if that is of the same origin. */
function within<Kind extends Container & ChildNode>(
  into: Container,
  from: Kind,
  copies: Origins,
  copy: () => Kind,
): Kind {
  const { last } = into;
  if (last && copies.get(last) === from) return last as Kind;
  const made = copy();
  copies.set(made, from);
  into.append(made);
  return made;
}

/** A sheet of these lines. */
export function write(lines: readonly PlacedLine[]): Root {
  const sheet = root();
  let copies: Origins = new WeakMap();
  let before = '';
  for (const { rule, selector, groups, layer, place } of lines) {
    if (place !== before) copies = new WeakMap();
    before = place;
    let into: Container = sheet;
    for (const group of groups) {
      const params = group === layer ? place : group.params;
      into = within(into, group, copies, () => group.clone({ nodes: [], params }));
    }
    const written = within(into, rule, copies, () => rule.clone({ selectors: [] }));
    written.selectors = [...written.selectors, selector].filter(Boolean);
  }
  return sheet;
}
