import type { Kysely } from 'kysely';
import type { Chapter } from './chapter.ts';
import { agents } from './agents/index.ts';
import { care } from './care/index.ts';
import { cashier } from './cashier/index.ts';
import { door } from './door/index.ts';
import { identity } from './identity/index.ts';
import { lobby } from './lobby/index.ts';
import { member } from './member/index.ts';
import { messages } from './messages/index.ts';
import { office } from './office/index.ts';
import { play } from './play/index.ts';
import { rewards } from './rewards/index.ts';
import { site } from './site/index.ts';
import type { Database } from '../kernel/database/schema.ts';
import type { Sweep } from '../kernel/database/sweep.ts';
import type { AccountEvents } from '../kernel/events.ts';
import type { Merchant } from '../kernel/sites/merchants.ts';
import type { SettingShapes } from '../kernel/sites/site-settings.ts';

/** The table of contents of the gateway. */
export const everyChapter: readonly Chapter[] = [
  site,
  member,
  identity,
  door,
  lobby,
  care,
  cashier,
  rewards,
  messages,
  agents,
  play,
  office,
];

/** Before anybody plays: what chapters keep is there for each merchant. */
export async function prepareBooks(
  chapters: readonly Chapter[],
  db: Kysely<Database>,
  merchants: readonly Merchant[],
): Promise<void> {
  for (const chapter of chapters) await chapter.prepareBooks?.(db, merchants);
}

export const sweepsOf = (chapters: readonly Chapter[]): readonly Sweep[] =>
  chapters.flatMap(({ sweeps = [] }) => sweeps);

export const settingsOf = (chapters: readonly Chapter[]): SettingShapes =>
  Object.assign({}, ...chapters.map(({ settings }) => settings)) as SettingShapes;

/** Tells each chapter that hears of it, in their order. */
export function eventsOf(chapters: readonly Chapter[]): AccountEvents {
  const hearersOf = <K extends keyof AccountEvents>(name: K): AccountEvents[K][] =>
    chapters.flatMap(({ hears }) => hears?.[name] ?? []);
  return {
    async sessionsEnded(...told) {
      for (const hear of hearersOf('sessionsEnded')) await hear(...told);
    },
    async sessionRenewed(...told) {
      for (const hear of hearersOf('sessionRenewed')) await hear(...told);
    },
    async accountOpened(...told) {
      for (const hear of hearersOf('accountOpened')) await hear(...told);
    },
    async paymentPasswordSet(...told) {
      for (const hear of hearersOf('paymentPasswordSet')) await hear(...told);
    },
    async contactSet(...told) {
      for (const hear of hearersOf('contactSet')) await hear(...told);
    },
    async ownerTold(...told) {
      for (const hear of hearersOf('ownerTold')) await hear(...told);
    },
    async memberBarred(...told) {
      for (const hear of hearersOf('memberBarred')) await hear(...told);
    },
    async offerTaken(...told) {
      for (const hear of hearersOf('offerTaken')) await hear(...told);
    },
    async depositCredited(...told) {
      for (const hear of hearersOf('depositCredited')) await hear(...told);
    },
  };
}
