import { parse, type ParseError } from 'jsonc-parser';
import { withEdits, type Edit } from '../../edit/edit.ts';
import { chosenEdit } from './choose.ts';
import { entryAt, remarksIn, type Remark } from './comments.ts';
import { madeFile } from './generate.ts';
import { linesLost } from './lines.ts';
import { editedValue } from './model.ts';
import { pick, randomBelow } from './random.ts';
import { equal } from './equal.ts';

const editsAList = 8;

const read = (text: string): { value: unknown; sound: boolean } => {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  return { value, sound: errors.length === 0 };
};

const isInside = ({ at }: Remark, { start, end }: { start: number; end: number }): boolean =>
  at > start && at < end;

const told = ({ text, of }: Remark): string => `${of}: ${text}`;

/** What should be said after an edit, and of what. */
function expected(text: string, edit: Edit): string[] {
  const entry = entryAt(text, edit.path);
  const said = remarksIn(text);
  if (!entry || edit.op === 'insert') return said.map(told);
  const isOwn = (one: Remark): boolean => one.owner === entry.start;
  if (edit.op === 'remove')
    return said.filter((one) => !isOwn(one) && !isInside(one, entry)).map(told);
  return said
    .filter((one) => edit.op === 'move' || !isInside(one, entry))
    .map((one) => (isOwn(one) ? `* ${one.of.split(' ').at(-1)}: ${one.text}` : told(one)));
}

/** The same of the outcome; what the edited entry is called now is of no matter. */
function found(text: string, edit: Edit): string[] {
  const path = edit.op === 'move' ? edit.to : edit.path;
  const entry = edit.op === 'remove' || edit.op === 'insert' ? undefined : entryAt(text, path);
  const said = remarksIn(text).filter(
    (one) => edit.op !== 'set' || !entry || !isInside(one, entry),
  );
  return said.map(({ of, owner, text: words }) =>
    entry && owner === entry.start ? `* ${of.split(' ').at(-1)}: ${words}` : `${of}: ${words}`,
  );
}

const wordsOnly = (list: readonly string[]): string[] =>
  list.map((one) => one.slice(one.indexOf(': ') + 2));

/** What an empty whole says may be said of the first thing that comes into it. */
function comesIntoNothing(text: string, edit: Edit): boolean {
  const path = edit.op === 'move' ? edit.to : edit.path;
  if (edit.op === 'remove') return false;
  return (
    !remarksIn(text).every(({ of }) => !of.endsWith(' within')) && entryAt(text, path) === undefined
  );
}

/** What an edit did wrong; nothing when all is well. */
function faultOf(text: string, edit: Edit): { after: string; fault?: string } {
  const before = read(text).value;
  const after = withEdits(text, [edit]);
  const { value, sound } = read(after);
  const say = (fault: string) => ({ after, fault });
  if (!sound) return say('is no JSON any more');
  if (!equal(value, editedValue(before, edit))) return say('means something else');
  const wanted = expected(text, edit).toSorted();
  const got = found(after, edit).toSorted();
  const loose = comesIntoNothing(text, edit);
  const [a, b] = loose ? [wordsOnly(wanted), wordsOnly(got)] : [wanted, got];
  if (a.toSorted().join('\n') !== b.toSorted().join('\n'))
    return say(
      `says ${JSON.stringify(b.filter((one) => !a.includes(one)))} in place of ${JSON.stringify(a.filter((one) => !b.includes(one)))}`,
    );
  const lost = linesLost(text, after);
  const room = linesOf(text, edit);
  if (lost > room) return say(`touched ${lost} lines where ${room} are its own`);
  if (/\r\n/.test(text) && /[^\r]\n/.test(after)) return say('mixed its line ends');
  if (text.endsWith('\n') !== after.endsWith('\n')) return say('changed its last line end');
  return { after };
}

/** The lines an edit may touch: those of the entry, its comments and the blank ones above, and its neighbours’ ends. */
function linesOf(text: string, edit: Edit): number {
  const entry = entryAt(text, edit.path);
  const ends = edit.op === 'move' ? 4 : 2;
  if (!entry || edit.op === 'insert') return ends;
  const own = remarksIn(text).filter(({ owner }) => owner === entry.start);
  const start = Math.min(entry.start, ...own.map(({ at }) => at));
  const end = Math.max(entry.end, ...own.map((one) => one.at + one.text.length));
  const blank = /[ \t\r\n]*$/.exec(text.slice(0, start))?.[0].split('\n').length ?? 0;
  return text.slice(start, end).split('\n').length + Math.max(0, blank - 2) + ends;
}

/** Walks lists of random edits over made files and given ones, each from its own seed. */
export function walkEdits(
  lists: number,
  files: Readonly<Record<string, string>>,
  firstSeed = 1,
): { edits: number; faults: readonly string[] } {
  const names = Object.keys(files);
  const faults: string[] = [];
  let edits = 0;
  for (let seed = firstSeed; seed < firstSeed + lists; seed++) {
    const random = randomBelow(seed);
    const name = names.length > 0 && random(3) === 0 ? pick(names, random) : undefined;
    let text = (name === undefined ? undefined : files[name]) ?? madeFile(random);
    for (let step = 0; step < editsAList; step++) {
      const edit = chosenEdit(read(text).value, random);
      edits++;
      const { after, fault } = faultOf(text, edit);
      if (fault !== undefined) {
        faults.push(
          `seed ${seed}, ${name ?? 'made'}: ${JSON.stringify(edit)} ${fault}\n${text}\n→\n${after}`,
        );
        break;
      }
      text = after;
    }
  }
  return { edits, faults };
}
