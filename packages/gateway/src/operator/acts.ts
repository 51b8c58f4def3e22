import { everyChapter } from '../chapters/all.ts';
import type { AnyAct } from '../kernel/acts/act.ts';
import { answerClaim, readClaim } from './claims/acts.ts';
import {
  blockPlace,
  closeSite,
  openSite,
  setSetting,
  switchOff,
  switchOn,
  unblockPlace,
} from './site/acts.ts';

/** Everything that an operator can do: of each chapter, of the site as a whole, and what joins chapters. */
export const everyAct: readonly AnyAct[] = [
  closeSite,
  openSite,
  switchOff,
  switchOn,
  blockPlace,
  unblockPlace,
  setSetting,
  readClaim,
  answerClaim,
  ...everyChapter.flatMap(({ acts = [] }) => acts),
];

const byName: ReadonlyMap<string, AnyAct> = new Map(everyAct.map((act) => [act.name, act]));

export const actNamed = (name: string): AnyAct | undefined => byName.get(name);

/** An act of another release is called by its name. */
export const textOfAct = (name: string): string => actNamed(name)?.text ?? name;
