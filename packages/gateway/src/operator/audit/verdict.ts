import type { AnchorReport, RestoredBackup } from '../../kernel/acts/anchors/compare.ts';
import type { ChainReport } from '../../kernel/acts/verify.ts';
import { counted, minuteOf, oneLine } from '../terminal/print.ts';

export interface BookVerdict {
  readonly text: string;
  readonly isSound: boolean;
}

export const ALONE = `Held against no anchors: whoever owns the database can write a whole chain anew, and
that is found by what was written down outside it (LIVERY_AUDIT_ANCHORS, --anchors).
`;

/** What is to be said of a chain, by itself and against what was written down outside. */
export function verdictOn(chain: ChainReport, against: AnchorReport | undefined): BookVerdict {
  const { merchant, acts, head, fault } = chain;
  if (fault !== undefined) return { text: `${merchant}: ${fault}\n`, isSound: false };
  const itself =
    acts === 0n
      ? `${merchant}: nothing was ordered yet.\n`
      : `${merchant}: all ${acts} fit; the last is ${acts} ${head}\n`;
  if (against === undefined) return { text: itself, isSound: true };
  const breaks = against.restored.map(restoredText).join('');
  if (against.broken !== undefined) {
    return {
      text: `${breaks}${merchant}: ${brokenText(merchant, against.broken)}`,
      isSound: false,
    };
  }
  const anchors = counted(against.compared, 'anchor', 'anchors');
  return { text: `${itself}    and so do ${anchors} outside.\n${breaks}`, isSound: true };
}

function brokenText(
  merchant: string,
  { first, last, since, isThere }: NonNullable<AnchorReport['broken']>,
): string {
  const what = isThere
    ? `${first.n} is not what was anchored on ${minuteOf(first.at)}: the chain was written anew.`
    : `${first.n} is missing, which was anchored on ${minuteOf(first.at)}.`;
  return `${what}
    Where a backup was restored, say so, with why:
    pnpm gateway act audit.restored ${merchant} --line ${last.n} --hash ${last.hash} --since ${since} --reason …
`;
}

const restoredText = ({ line, at, person, reason, since, lost }: RestoredBackup): string =>
  `    restored, as ${oneLine(person)} wrote into line ${line} on ${minuteOf(at)}: ${oneLine(reason)}
    lost are lines ${since + 1n} to ${lost} of before.
`;

export const forgery = (count: number): BookVerdict => ({
  text: `${counted(count, 'anchor is', 'anchors are')} not signed with this LIVERY_AUDIT_KEY.\n`,
  isSound: false,
});
