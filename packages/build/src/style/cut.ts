import { parse, type AtRule, type Root } from 'postcss';
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
  readonly first: string;
  readonly rest: string;
}

/**
 * Cuts a sheet in two: the rules of these words, with which a page begins, and the rest, which
 * is put behind them later. A beginning may hold more than is drawn, never less. It holds every
 * token: one that came later would have the browser look at every element that could read
 * it (ADR 128).
 */
export function cutSheet(css: string, words: ReadonlySet<string>): CutSheet {
  const sheet = parse(css);
  const { lines, order } = placesOf(sheet, (selector) => isNamed(selector, words));
  const { motions = [], others = [] } = besideRules(sheet, lines);
  const { first = [], rest = [] } = Object.groupBy(lines, ({ isFirst }) =>
    isFirst ? 'first' : 'rest',
  );
  const begun = write(first);
  const asked = motionsIn(begun);
  const isAsked = ({ params }: AtRule): boolean => asked.has(params);
  return {
    first: order + [...others, ...motions.filter(isAsked), begun].join(''),
    rest: [...motions.filter((motion) => !isAsked(motion)), write(rest)].join(''),
  };
}
