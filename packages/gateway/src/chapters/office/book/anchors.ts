import type { Anchor } from '../../../kernel/acts/anchors/anchor.ts';
import { anchorKey } from '../../../kernel/acts/anchors/anchor.ts';
import { compareWithAnchors } from '../../../kernel/acts/anchors/compare.ts';
import { appendAnchors, readAnchors } from '../../../kernel/acts/anchors/files.ts';
import { headsOf } from '../../../kernel/acts/anchors/heads.ts';
import { startLooking, type OpenWork } from '../../../kernel/time/looking.ts';
import type { House } from '../../chapter.ts';

/** A head that does not move is told again so often, so that a log of today has it. */
const AGAIN = 3_600_000;
/** Heads in one line of the log. */
const LINE = 50;

interface Told {
  readonly n: bigint;
  readonly at: number;
}

/**
 * Takes the head of each merchant’s book out of the database, a moment after
 * it moved: into the log, and into a folder where one is named. Every gateway
 * does so for itself, so that no machine has to be trusted for another (ADR 213).
 */
export async function startAnchors(house: House): Promise<OpenWork> {
  const { db, clock, sites, warn, note, config, auditKey } = house;
  const key = anchorKey(auditKey);
  const { auditAnchors: folder } = config;
  const told = new Map<string, Told>();
  const isDue = ({ merchant, n }: Anchor, now: number): boolean => {
    const last = told.get(merchant);
    return last === undefined || last.n !== n || now - last.at >= AGAIN;
  };

  const anchor = async (): Promise<void> => {
    // As of when it was looked for: what takes long to write is not told later for it.
    const now = clock();
    const heads = await headsOf(
      db,
      sites.merchants.map(({ code }) => code),
    );
    const due = heads.filter((one) => isDue(one, now));
    const signed = due.map((one) => key.sign(one));
    const [first] = due;
    if (first !== undefined && folder !== undefined) await appendAnchors(folder, signed, first.at);
    for (let from = 0; from < signed.length; from += LINE) {
      note({ anchors: signed.slice(from, from + LINE) }, 'heads of the audit');
    }
    for (const { merchant, n } of due) told.set(merchant, { n, at: now });
  };

  if (folder !== undefined) await warnOfBreaks(house, folder);
  // A folder that cannot be written to is found out at the start.
  await anchor();
  let isFailing = false;
  return startLooking(
    async () => {
      await anchor();
      isFailing = false;
      return false;
    },
    (error) => {
      if (!isFailing) warn({ err: error }, 'heads of the audit could not be written down');
      isFailing = true;
    },
  );
}

/** Somebody should hear it before the first act that goes on from there. */
async function warnOfBreaks({ db, sites, warn, auditKey }: House, folder: string): Promise<void> {
  const { anchors } = await readAnchors(folder, anchorKey(auditKey)).catch(() => ({ anchors: [] }));
  for (const { code: merchant } of sites.merchants) {
    const last = anchors.findLast((one) => one.merchant === merchant);
    const { broken } = await compareWithAnchors(db, merchant, last === undefined ? [] : [last]);
    if (broken === undefined) continue;
    warn({ merchant, line: broken.last.n.toString() }, 'the audit is not as it was anchored');
  }
}
