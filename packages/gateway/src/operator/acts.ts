import { everyChapter } from '../chapters/all.ts';
import type { AnyAct } from '../kernel/acts/act.ts';

/** Everything that an operator can do: what each chapter says. */
export const everyAct: readonly AnyAct[] = everyChapter.flatMap(({ acts = [] }) => acts);

const byName: ReadonlyMap<string, AnyAct> = new Map(everyAct.map((act) => [act.name, act]));

export const actNamed = (name: string): AnyAct | undefined => byName.get(name);

/** Lines of the book that no act writes: what comes before one, and how people come in. */
const besides: Readonly<Record<string, string>> = {
  'approval.ask': 'asked others to agree',
  'approval.vote': 'voted',
  'staff.enrol': 'enrolled',
};

/** An act of another release is called by its name. */
export const textOfAct = (name: string): string => actNamed(name)?.text ?? besides[name] ?? name;
