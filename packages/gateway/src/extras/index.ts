/** The door for packages that hand themselves to the gateway at its start. */
export type { Extra, KnownAccount, KnownAccounts } from './extra.ts';
export type { Seeding } from './seeding.ts';
export type { ChapterTables } from '../chapters/tables.ts';
export { REGISTRATION_SETTING, type registrationSetting } from '../chapters/door/index.ts';
export { accountKey } from '../chapters/member/index.ts';
export { connectRegister, totalsFromRounds } from '../chapters/care/index.ts';
export { beginBooks, closePast, openPast } from '../chapters/agents/index.ts';
export { connectIdentity } from '../chapters/identity/index.ts';
export {
  connectProvider,
  houseAccount,
  PAYOUT_SETTING,
  type payoutSetting,
  PRACTICE_CREDITS,
  writeInstrument,
} from '../chapters/cashier/index.ts';
export {
  type Catalogue,
  type Entry,
  type GameFacts,
  HOUSE_VENDOR,
  type KnownFacts,
  type Offer,
  type OfferGame,
} from '../chapters/lobby/index.ts';
export type { HouseGame, HouseGames } from '../chapters/play/index.ts';
export type { siteSettings } from '../chapters/site/index.ts';
export { readConfig } from '../kernel/config/config.ts';
export { removeEmbedded } from '../kernel/database/embedded/remove.ts';
export type { ClaimStatus } from '../chapters/rewards/index.ts';
export { numberInOrder } from '../kernel/database/timed-id.ts';
export { transact, type Tx } from '../kernel/database/transact.ts';
export { cleanTexts } from '../kernel/sites/content/cleaner.ts';
export { dayBefore, dayIn, nextDay, startOfDay } from '../kernel/time/days.ts';
export { GUEST, isAgent } from '../kernel/member-types.ts';
export type { Merchant } from '../kernel/sites/merchants.ts';
export { practiceCurrency, toDecimal, toMinor } from '../kernel/money/money.ts';
export { writeSetting } from '../kernel/sites/site-settings.ts';
export { StartError } from '../kernel/start-error.ts';
