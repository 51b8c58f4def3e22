import { sql } from 'kysely';
import type { Browser } from '../../../testing/browser/browser.ts';
import type { TestGateway } from '../../../testing/gateway.ts';
import { addPerson, type Person } from '../../../testing/people.ts';

const merchant = 'aurora';

export interface Standing extends Person {
  readonly browser: Browser;
}

/** Somebody who stands below whoever is given, or as a top. */
export async function stand(
  gateway: TestGateway,
  type: number,
  above?: { readonly id: bigint },
  account?: string,
): Promise<Person> {
  const person = await addPerson(gateway, { type, ...(account !== undefined && { account }) });
  await sql`
    SELECT join_line(${merchant}, ${person.id}, ${above?.id ?? null}::bigint, '2026-01-01')`.execute(
    gateway.db,
  );
  return person;
}

/** The same, and they are in. */
export async function enter(
  gateway: TestGateway,
  type: number,
  above?: { readonly id: bigint },
): Promise<Standing> {
  const person = await stand(gateway, type, above);
  const browser = gateway.visit(merchant);
  const { status } = await browser.login(person.account);
  if (status !== 200) throw new Error(`${person.account} did not get in`);
  return { ...person, browser };
}

/**
 * Nothing of agents goes on by itself at this gateway: days of long ago stay open
 * to whoever plays on them. Answers how it may again.
 */
export async function holdStill({ db }: TestGateway): Promise<() => Promise<void>> {
  const lock = sql`hashtext('livery.agents'), hashtext(${merchant})`;
  const begun = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const held = db.connection().execute(async (own) => {
    await sql`SELECT pg_advisory_lock(${lock})`.execute(own);
    begun.resolve();
    await over.promise;
    await sql`SELECT pg_advisory_unlock(${lock})`.execute(own);
  });
  await Promise.race([begun.promise, held]);
  return () => {
    over.resolve();
    return held;
  };
}

export interface Played {
  readonly id: bigint;
  readonly day: string;
  readonly category: string;
  readonly stake: number;
  readonly win: number;
}

let rounds = 0;

/** A round that was settled on a day, counted as play counts it. */
export async function play(
  { db }: TestGateway,
  { id, day, category, stake, win }: Played,
): Promise<void> {
  rounds += 1;
  await sql`
    SELECT count_turnover(${merchant}, ${id}, ${category}, ${rounds}, ${day}::date, ${stake}, 0,
      ${win})`.execute(db);
}
