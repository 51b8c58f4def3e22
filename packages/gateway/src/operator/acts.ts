import { answerClaim, readClaim } from './claims/acts.ts';
import { readFeedback } from './feedback/acts.ts';
import { sendLetter, sendLetterToAll } from './letters/acts.ts';
import { endSessions, readSessions } from './sessions/acts.ts';
import {
  blockPlace,
  closeSite,
  openSite,
  setSetting,
  switchOff,
  switchOn,
  unblockPlace,
} from './site/acts.ts';
import { vendorActs } from './vendors/acts.ts';

/** Everything that an operator can do. */
const acts = [
  closeSite,
  openSite,
  switchOff,
  switchOn,
  blockPlace,
  unblockPlace,
  setSetting,
  readClaim,
  answerClaim,
  sendLetter,
  sendLetterToAll,
  readFeedback,
  readSessions,
  endSessions,
  ...Object.values(vendorActs),
] as const;

const texts: ReadonlyMap<string, string> = new Map(acts.map(({ name, text }) => [name, text]));

/** An act of another release is called by its name. */
export const textOfAct = (name: string): string => texts.get(name) ?? name;
