import { bars } from './bars.ts';
import { door } from './door.ts';
import { identity } from './identity.ts';
import { pace } from './pace.ts';
import type { Trials } from './laws.ts';
import { payingIn } from './paying-in.ts';
import { payers } from './payers.ts';
import { payingOut } from './paying-out.ts';
import { play } from './play.ts';
import { raises } from './raises.ts';
import { registers } from './register.ts';

/** By the test that tries them. */
export const tried: Readonly<Record<string, Trials>> = {
  bars,
  door,
  identity,
  pace,
  payers,
  payingIn,
  payingOut,
  play,
  raises,
  registers,
};
