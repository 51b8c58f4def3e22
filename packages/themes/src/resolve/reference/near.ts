import { tokenByPath } from '../../contract/tree.ts';
import type { FormatType } from '../../contract/value.ts';
import { didYouMean } from '../../manifest/suggest.ts';

const mostNames = 1000;
const mostShown = 4;

/** What somebody may have meant who pointed at a token that is not there. */
export function nearTo(
  path: string,
  wanted: FormatType | undefined,
  said: Iterable<string>,
): string | undefined {
  const names = [...new Set([...tokenByPath.keys(), ...said])].slice(0, mostNames);
  const inside = names.filter((name) => name.startsWith(`${path}.`));
  if (inside.length > 0) {
    const shown = inside.slice(0, mostShown).map((name) => `{${name}}`);
    return `It is a group: ${shown.join(', ')}${inside.length > mostShown ? ' …' : ''}.`;
  }
  const fits = names.filter((name) => {
    const type = tokenByPath.get(name)?.type;
    return type === undefined || wanted === undefined || type === wanted;
  });
  return didYouMean(path, fits);
}
