import { everyChapter } from '../chapters/all.ts';
import type { AnyAct } from '../kernel/acts/act.ts';
import {
  blockPlace,
  closeSite,
  openSite,
  setSetting,
  switchOff,
  switchOn,
  unblockPlace,
} from './site/acts.ts';

/** Everything that an operator can do: of each chapter, and of the site as a whole. */
export const everyAct: readonly AnyAct[] = [
  closeSite,
  openSite,
  switchOff,
  switchOn,
  blockPlace,
  unblockPlace,
  setSetting,
  ...everyChapter.flatMap(({ acts = [] }) => acts),
];

const byName: ReadonlyMap<string, AnyAct> = new Map(everyAct.map((act) => [act.name, act]));

export const actNamed = (name: string): AnyAct | undefined => byName.get(name);

/** An act of another release is called by its name. */
export const textOfAct = (name: string): string => actNamed(name)?.text ?? name;
