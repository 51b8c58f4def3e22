import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

import { compare, faultsOf, type Fault } from '../tests/painted/faults.ts';
import { isWriting, knownFaults, rewrite } from '../tests/painted/known.ts';
import { measure } from '../tests/painted/measure.ts';
import { pairsIn } from '../tests/painted/pairs/pairs.ts';
import { note } from '../tests/painted/pairs/record.ts';
import { decode } from '../tests/painted/pixels.ts';
import type { Survey } from '../tests/painted/survey.ts';

interface Shot {
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the pointer off the page: a browser without windows begins with it in a corner. */
    parkPointer: () => Promise<void>;
    /** Keeps a picture of the page as it is: with nothing written on it, or with every ring as well. */
    shootPage: (which: 'bare' | 'focused', size: Shot) => Promise<void>;
    /** What is wrong with the two pictures that was not wrong before, and the other way round. */
    judgePage: (survey: Survey, where: string, look: string) => Promise<string[]>;
    /** Writes down which tokens lie on which in the picture of a page in markers. */
    recordPairs: (survey: Survey, where: string, row: string) => Promise<void>;
  }
}

const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

const shots = new Map<string, Uint8Array>();
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const shootPage: BrowserCommand<[which: 'bare' | 'focused', size: Shot]> = async (
  { page, sessionId },
  which,
  { width, height },
) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  shots.set(`${sessionId} ${which}`, Buffer.from(data, 'base64'));
};

const knownIn = Map.groupBy(knownFaults(), ({ where }) => where);

const taken = (key: string): Uint8Array | undefined => {
  const shot = shots.get(key);
  shots.delete(key);
  return shot;
};

const judgePage: BrowserCommand<[survey: Survey, where: string, look: string]> = async (
  { sessionId },
  survey,
  where,
  look,
) => {
  const bare = taken(`${sessionId} bare`);
  const focused = taken(`${sessionId} focused`);
  if (!bare) throw new Error('The page was not shot.');
  const measured = measure(survey, await decode(bare), focused && (await decode(focused)));
  const found: readonly Fault[] = faultsOf(where, look, measured);
  if (!isWriting())
    return compare(
      found,
      (knownIn.get(where) ?? []).filter((fault) => fault.look === look),
    );
  rewrite([{ where, look }], found);
  return [];
};

const recordPairs: BrowserCommand<[survey: Survey, where: string, row: string]> = async (
  { sessionId, testPath = '' },
  survey,
  where,
  row,
) => {
  const bare = taken(`${sessionId} bare`);
  if (!bare) throw new Error('The page was not shot.');
  note(pairsIn(survey, await decode(bare)), { where, row, file: testPath });
};

export const paintCommands = { parkPointer, shootPage, judgePage, recordPairs };
