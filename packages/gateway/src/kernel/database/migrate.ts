import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { up as accounts } from './migrations/0001-accounts.ts';
import { up as ledger } from './migrations/0002-ledger.ts';
import { up as games } from './migrations/0003-games.ts';
import { up as play } from './migrations/0004-play.ts';
import { up as site } from './migrations/0005-site.ts';
import { up as members } from './migrations/0006-members.ts';
import { up as content } from './migrations/0007-content.ts';
import { up as catalogue } from './migrations/0008-catalogue.ts';
import { up as timedIds } from './migrations/0009-timed-ids.ts';
import { up as partitions } from './migrations/0010-partitions.ts';
import { up as sums } from './migrations/0011-sums.ts';
import { up as pictures } from './migrations/0012-pictures.ts';
import { up as outbox } from './migrations/0013-outbox.ts';
import { up as devices } from './migrations/0014-devices.ts';
import { up as sealed } from './migrations/0015-sealed.ts';
import { up as staff } from './migrations/0016-staff.ts';
import { up as vendorConnections } from './migrations/0017-vendor-connections.ts';
import { up as roundPages } from './migrations/0018-round-pages.ts';
import { up as onePlan } from './migrations/0019-one-plan.ts';
import { up as usedTokens } from './migrations/0020-used-tokens.ts';
import { up as passkeys } from './migrations/0021-passkeys.ts';
import { up as vendorOpening } from './migrations/0022-vendor-opening.ts';
import { up as balances } from './migrations/0023-balances.ts';
import { up as lastProof } from './migrations/0024-last-proof.ts';
import { up as doors } from './migrations/0025-doors.ts';
import { up as legs } from './migrations/0026-legs.ts';
import { up as care } from './migrations/0027-care.ts';
import { up as deposits } from './migrations/0028-deposits.ts';
import { up as office } from './migrations/0029-office.ts';
import { up as payouts } from './migrations/0030-payouts.ts';
import { up as guards } from './migrations/0031-account-guards.ts';
import { up as settlement } from './migrations/0032-settlement.ts';
import { up as suspense } from './migrations/0033-suspense.ts';
import { up as cashier } from './migrations/0034-cashier.ts';
import { up as formerEmail } from './migrations/0035-former-email.ts';
import { up as badge } from './migrations/0036-badge.ts';
import { up as whatGamesTell } from './migrations/0037-what-games-tell.ts';
import { up as laws } from './migrations/0038-laws.ts';
import { up as returns } from './migrations/0039-returns.ts';
import { up as formerContacts } from './migrations/0040-former-contacts.ts';
import { up as consents } from './migrations/0041-consents.ts';
import { up as grants } from './migrations/0042-grants.ts';
import { up as offers } from './migrations/0043-offers.ts';
import { up as identity } from './migrations/0045-identity.ts';
import { up as campaigns } from './migrations/0048-campaigns.ts';
import { up as terms } from './migrations/0049-terms.ts';
import { up as ownData } from './migrations/0050-own-data.ts';
import { up as registers } from './migrations/0051-registers.ts';
import { up as underAge } from './migrations/0052-under-age.ts';
import { up as manualDeposits } from './migrations/0053-manual-deposits.ts';
import { up as bonusLetters } from './migrations/0054-bonus-letters.ts';
import { up as lineage } from './migrations/0055-lineage.ts';
import { up as rates } from './migrations/0056-rates.ts';
import { up as turnover } from './migrations/0057-turnover.ts';
import { up as teams } from './migrations/0058-teams.ts';
import { up as close } from './migrations/0059-close.ts';
import { up as agentLooks } from './migrations/0063-agent-looks.ts';
import { up as agentLinks } from './migrations/0064-agent-links.ts';
import { up as agentContracts } from './migrations/0065-agent-contracts.ts';
import { up as redRain } from './migrations/0067-red-rain.ts';
import { up as folds } from './migrations/0069-folds.ts';
import { up as spans } from './migrations/0070-spans.ts';
import type { Database } from './schema.ts';

/** Named and ordered here, so that a build without a file system still has them. */
const migrations: Record<string, Migration> = {
  '0001-accounts': { up: accounts },
  '0002-ledger': { up: ledger },
  '0003-games': { up: games },
  '0004-play': { up: play },
  '0005-site': { up: site },
  '0006-members': { up: members },
  '0007-content': { up: content },
  '0008-catalogue': { up: catalogue },
  '0009-timed-ids': { up: timedIds },
  '0010-partitions': { up: partitions },
  '0011-sums': { up: sums },
  '0012-pictures': { up: pictures },
  '0013-outbox': { up: outbox },
  '0014-devices': { up: devices },
  '0015-sealed': { up: sealed },
  '0016-staff': { up: staff },
  '0017-vendor-connections': { up: vendorConnections },
  '0018-round-pages': { up: roundPages },
  '0019-one-plan': { up: onePlan },
  '0020-used-tokens': { up: usedTokens },
  '0021-passkeys': { up: passkeys },
  '0022-vendor-opening': { up: vendorOpening },
  '0023-balances': { up: balances },
  '0024-last-proof': { up: lastProof },
  '0025-doors': { up: doors },
  '0026-legs': { up: legs },
  '0027-care': { up: care },
  '0028-deposits': { up: deposits },
  '0029-office': { up: office },
  '0030-payouts': { up: payouts },
  '0031-account-guards': { up: guards },
  '0032-settlement': { up: settlement },
  '0033-suspense': { up: suspense },
  '0034-cashier': { up: cashier },
  '0035-former-email': { up: formerEmail },
  '0036-badge': { up: badge },
  '0037-what-games-tell': { up: whatGamesTell },
  '0038-laws': { up: laws },
  '0039-returns': { up: returns },
  '0040-former-contacts': { up: formerContacts },
  '0041-consents': { up: consents },
  '0042-grants': { up: grants },
  '0043-offers': { up: offers },
  '0045-identity': { up: identity },
  '0048-campaigns': { up: campaigns },
  '0049-terms': { up: terms },
  '0050-own-data': { up: ownData },
  '0051-registers': { up: registers },
  '0052-under-age': { up: underAge },
  '0053-manual-deposits': { up: manualDeposits },
  '0054-bonus-letters': { up: bonusLetters },
  '0055-lineage': { up: lineage },
  '0056-rates': { up: rates },
  '0057-turnover': { up: turnover },
  '0058-teams': { up: teams },
  '0059-close': { up: close },
  '0063-agent-looks': { up: agentLooks },
  '0064-agent-links': { up: agentLinks },
  '0065-agent-contracts': { up: agentContracts },
  '0067-red-rain': { up: redRain },
  '0069-folds': { up: folds },
  '0070-spans': { up: spans },
};

/** Safe to call from several gateways at once: the migrator takes a lock. Tests stop at a name. */
export async function migrate(db: Kysely<Database>, last?: string): Promise<void> {
  // The migrator reads every column of every table first, and most starts find all as it should be.
  if (last === undefined && (await isLatest(db))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await (last === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(last));
  if (error !== undefined) throw error;
}

/** Whether the tables are those of this release, and of none after it: that one is refused. */
async function isLatest(db: Kysely<Database>): Promise<boolean> {
  const { rows: tables } = await sql<{ there: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS there`.execute(db);
  if (tables[0]?.there !== true) return false;
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db);
  const isKnown = ({ name }: { name: string }) => Object.hasOwn(migrations, name);
  return rows.length === Object.keys(migrations).length && rows.every(isKnown);
}

/** Whether the tables of this release are there. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const names = Object.keys(migrations);
  const { rows } = await sql<{ done: bigint }>`
    SELECT count(*) AS done FROM kysely_migration WHERE name = ANY(${names})`.execute(db);
  return rows[0]?.done === BigInt(names.length);
}
