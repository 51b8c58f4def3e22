import { parse, type Root } from 'postcss';
import { isKeyframes, type Line } from './lines.ts';
import { placesOf } from './places.ts';
import { write } from './write.ts';

/** Whatever in a text may be the name of a class, or of a motion. */
export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[a-z_][\w-]*/gi));

/** What stands in brackets may be an alternative or its opposite: only the rest must hold. */
const bracketed = /\([^()]*\)/g;
const className = /\.([a-z_][\w-]*)/gi;

const isNamed = (selector: string, words: ReadonlySet<string>): boolean =>
  [...selector.replaceAll(bracketed, '').matchAll(className)].every(([, name = '']) =>
    words.has(name),
  );

/** Names of motions that a sheet asks for, by themselves or by a token. */
function motionsIn(sheet: Root): ReadonlySet<string> {
  const asked = new Set<string>();
  sheet.walkDecls(/^animation|^--/, ({ value }) => {
    for (const word of wordsOf(value)) asked.add(word);
  });
  return asked;
}

/** What stands in a sheet beside its rules, such as faces; and the motions. */
function besideRules(sheet: Root, lines: readonly Line[]) {
  const withRules = new Set(lines.map(({ groups }) => groups[0]));
  const atRules = sheet.nodes.filter((node) => node.type === 'atrule');
  const beside = atRules.filter((one) => one.name !== 'layer' && !withRules.has(one));
  return Object.groupBy(beside, (one) => (isKeyframes(one) ? 'motions' : 'others'));
}

/** A sheet in two parts that together say what it says alone. */
export interface CutSheet {
  /** What a page begins with that names these words beside the common ones. */
  beginning(words?: ReadonlySet<string>): string;
  /** All that no page begins with for certain. */
  readonly rest: string;
}

/**
 * Cuts a sheet in two: the rules of the classes that are common to some pages, with which all
 * of them begin, and the rest, which is put behind them later. A beginning may hold more than
 * is drawn, never less. It holds every token: one that came later would have the browser look
 * at every element that could read it.
 */
export function cutSheet(css: string, common: ReadonlySet<string>): CutSheet {
  const sheet = parse(css);
  const { lines, order } = placesOf(sheet, (selector) => isNamed(selector, common));
  const { motions = [], others = [] } = besideRules(sheet, lines);
  const first = write(lines.filter(({ isFirst }) => isFirst));
  const known = motionsIn(first);
  const rest = write(lines.filter(({ isFirst }) => !isFirst));
  return {
    beginning(words) {
      const page = words
        ? write(lines.filter(({ isFirst, selector }) => isFirst || isNamed(selector, words)))
        : first;
      const asked = motionsIn(page);
      const moved = motions.filter(({ params }) => asked.has(params));
      return order + [...others, ...moved].join('') + page.toString();
    },
    rest: motions.filter(({ params }) => !known.has(params)).join('') + rest.toString(),
  };
}
