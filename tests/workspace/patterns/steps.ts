import { checkSync, type Parameters } from 'recheck';
import type { Pattern } from './found.ts';

/** No clock decides: what is counted is steps, and what is tried is the same on every machine. */
const limits: Parameters = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  randomSeed: 1,
};

export type Verdict =
  | { readonly kind: 'quick' }
  | { readonly kind: 'unread' }
  /** With a text for which it is. */
  | { readonly kind: 'slow'; readonly text: string };

/**
 * Whether a pattern takes more steps than a text is long, many times as many.
 * It is read as an automaton; where it looks ahead or back, it is tried with
 * texts that are bred to be slow for it.
 */
export function verdictOn({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Verdict {
  const before = process.env['RECHECK_SYNC_BACKEND'];
  // In this process, in JavaScript: no program of another's is started.
  process.env['RECHECK_SYNC_BACKEND'] = 'pure';
  try {
    const found = checkSync(source, flags, limits);
    if (found.status === 'safe') return { kind: 'quick' };
    if (found.status === 'unknown') return { kind: 'unread' };
    return { kind: 'slow', text: found.attack.pattern };
  } finally {
    if (before === undefined) delete process.env['RECHECK_SYNC_BACKEND'];
    else process.env['RECHECK_SYNC_BACKEND'] = before;
  }
}
