import { StartError } from '../kernel/start-error.ts';
import { createCaller, type Heard, type VendorSide } from './caller.ts';
import { createPlayer, Unexpected, type Player } from './player.ts';
import { amountRules } from './rules/amounts.ts';
import { repeatRules } from './rules/repeats.ts';
import { rollbackRules } from './rules/rollbacks.ts';
import { roundRules } from './rules/rounds.ts';
import { signatureRules } from './rules/signatures.ts';

const rules = [...roundRules, ...repeatRules, ...rollbackRules, ...amountRules, ...signatureRules];

export interface Candidate extends VendorSide {
  readonly token: string;
  /** Plays with money that is somebody's. */
  readonly real: boolean;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
}

/** Plays every rule against a gateway that runs, a line for each. */
export async function tryConformance(
  { token, real, ...side }: Candidate,
  say: (line: string) => void,
): Promise<Verdict> {
  const player = await sitDown(side, token, real);
  let failed = 0;
  for (const { sentence, play } of rules) {
    try {
      await play(player);
      say(`ok    ${sentence}`);
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error;
      failed += 1;
      say(`FAIL  ${sentence}\n      ${error.message}`);
    }
  }
  return { passed: rules.length - failed, failed };
}

/** Nothing can be told of the rules until one call has been heard. */
async function sitDown(side: VendorSide, token: string, real: boolean): Promise<Player> {
  const call = createCaller(side);
  const heard = await call('session', { token }).catch((error: unknown) => {
    throw new StartError(`${side.url} does not answer: ${reasonOf(error)}.`);
  });
  const { told } = heard;
  if (told?.['ok'] !== true) throw new StartError(whyNot(side, heard));
  if (told['mode'] !== 'trial' && !real) {
    throw new StartError(
      'This session is played for real money. Launch the game for practice, or say --real.',
    );
  }
  return createPlayer(call, token, String(told['balance']));
}

function whyNot({ url, merchant, vendor }: VendorSide, { status, told, text }: Heard): string {
  const code = told?.['code'];
  if (code === 'signature.invalid') {
    return (
      'The signature was refused: the secret is not a valid one of ' +
      `${vendor} at ${merchant}, or the clock here is two minutes off.`
    );
  }
  if (code === 'session.unknown') {
    return `The token is of no session of ${vendor} at ${merchant}.`;
  }
  if (code === 'session.ended') return 'The session has ended. Launch the game anew.';
  if (typeof code === 'string') return `The session was refused: ${status} ${code}.`;
  return `${url} does not speak the protocol: ${status} ${text.slice(0, 80).trim()}. Is it the games’ host?`;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
