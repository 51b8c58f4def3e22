import type { Query } from '@livery/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { hasAgentCentre } from '../../../kernel/member-types.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayIn } from '../../../kernel/time/days.ts';
import { belowAsked } from '../team/downline.ts';
import { peopleOf, type LinePerson, type Onlooker } from '../team/people.ts';
import type { Cell } from './csv.ts';
import { MOST_ROWS, type Sheet } from './reports.ts';
import type { SheetWords } from './words.ts';

/** People that are read at once, and written before more are. */
const LOT = 500;

/** The people below somebody, whoever came last first. */
export async function teamSheet(
  db: Kysely<Database>,
  onlooker: Onlooker,
  words: SheetWords,
  asked: Query<'exportReport'>,
): Promise<Sheet> {
  const { which, all } = await belowAsked(db, onlooker, asked);
  if (all > MOST_ROWS) throw new Refusal('range.too_wide');
  const { seesBalances, merchant } = onlooker;
  const day = (at: number) => dayIn(merchant.timeZone, at);
  return {
    head: [
      'account',
      'type',
      'since',
      'seen',
      'children',
      'teamSize',
      ...(seesBalances ? ['balance' as const] : []),
    ],
    rows: inLots(db, onlooker, which, (person) => [
      person.account,
      hasAgentCentre(person.type) ? words.agent : words.member,
      day(person.registeredAt),
      person.lastLogin ?? '',
      { number: `${person.children}` },
      { number: `${person.teamSize}` },
      ...(seesBalances ? [person.balance === undefined ? '' : { number: person.balance }] : []),
    ]),
  };
}

async function* inLots(
  db: Kysely<Database>,
  onlooker: Onlooker,
  which: RawBuilder<unknown>,
  cells: (person: LinePerson) => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  const order = sql`lineage.member_id DESC`;
  let before: bigint | undefined;
  for (;;) {
    const rest = before === undefined ? which : sql`${which} AND lineage.member_id < ${before}`;
    const lot = await peopleOf(db, onlooker, { which: rest, order, limit: LOT, offset: 0 });
    for (const person of lot) yield cells(person);
    const last = lot.at(-1);
    if (last === undefined || lot.length < LOT) return;
    before = BigInt(last.id);
  }
}
