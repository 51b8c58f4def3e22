import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Browser } from '../browser/browser.ts';
import { faultOf, operations as all } from './judge.ts';
import { fuzzRequest } from './request.ts';
import { diceOf, pick, type Dice } from './values.ts';

export interface Target {
  readonly port: number;
  readonly db: Kysely<Database>;
  now(): number;
}

export interface Outcome {
  readonly requests: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** Each with what was sent, so that it can be sent again. */
  readonly findings: readonly string[];
}

/** A stream answers with no envelope, and never ends. */
const operations = all.filter(({ operationId }) => operationId !== 'stream');
/** Planned operations answer the same to everything: a few of them are enough. */
const built = operations.filter((operation) => operation['x-planned'] !== true);

const WORKERS = 8;
const MOST_FINDINGS = 20;
const TYPES = [0, 0, 1, 2, 4, 40, 41, 42];

/** Written into what belongs to one member, and to be seen by nobody else. */
const marks = { own: 'MARK-OF-THE-FIRST', other: 'MARK-OF-THE-SECOND', far: 'MARK-OF-NOIR' };

/** Random requests from the OpenAPI document, by every kind of caller, at once. */
export async function fuzz(target: Target, count: number, seed: number): Promise<Outcome> {
  const dice = diceOf(seed);
  const victims = await plantMarks(target);
  const callers = new Callers(target, dice, victims.first);
  const statuses = new Map<number, number>();
  const findings: string[] = [];
  let requests = 0;

  const worker = async () => {
    while (requests < count && findings.length < MOST_FINDINGS) {
      requests += 1;
      const operation = pick(dice, dice() < 0.9 ? built : operations);
      const { sent, payload, isBad } = fuzzRequest(dice, operation);
      const { browser, owner } = await callers.next();
      const { status, text } = await sendAs(browser, operation.path, sent, payload);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isAccepted = isBad && status < 400;
      const seen = Object.values(marks).find(
        (mark) => text.includes(mark) && !(owner === 'first' && mark === marks.own),
      );
      const fault =
        faultOf(operation, status, text) ??
        (isAccepted ? 'accepted what the document refuses' : undefined) ??
        (seen === undefined ? undefined : `shows somebody else’s ${seen}`);
      if (fault !== undefined) {
        const what = JSON.stringify({ sent: { ...sent, body: String(sent.body ?? '') }, payload });
        findings.push(
          `${operation.operationId}: ${fault} (${status})\n  ${what}\n  ${text.slice(0, 400)}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  return { requests, statuses, findings };
}

async function sendAs(
  browser: Browser,
  path: string,
  sent: ReturnType<typeof fuzzRequest>['sent'],
  payload: unknown,
) {
  if (payload === undefined) return browser.send(sent);
  const claims = { htm: sent.method ?? 'GET', htu: path };
  const sealed = await browser.seal(payload, claims);
  return browser.send({
    ...sent,
    headers: { ...sent.headers, ...sealed.headers, 'content-type': 'application/json' },
    body: JSON.stringify(sealed.body),
  });
}

interface Victims {
  readonly first: { readonly account: string; readonly browser: Browser };
}

/** Two members here and one of the other merchant, each with letters that name them. */
async function plantMarks(target: Target): Promise<Victims> {
  const first = await guest(target, 'aurora');
  const second = await guest(target, 'aurora');
  const { account: far } = await target.db
    .selectFrom('member')
    .select('account')
    .where('merchant', '=', 'noir')
    .limit(1)
    .executeTakeFirstOrThrow();
  await plant(target, 'aurora', first.account, marks.own);
  await plant(target, 'aurora', second.account, marks.other);
  await plant(target, 'noir', far, marks.far);
  return { first };
}

async function plant({ db, now }: Target, merchant: string, account: string, mark: string) {
  const { id } = await db
    .updateTable('member')
    .set({ type: 0, nickname: mark })
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = JSON.stringify({ EN: mark, TY: mark });
  const letter = { merchant, member_id: id, titles: texts, contents: texts, read_at: null };
  const at = new Date(now());
  await db
    .insertInto('message')
    .values(Array.from({ length: 40 }, () => ({ ...letter, kind: 'personal' as const, at })))
    .execute();
}

async function guest(target: Target, merchant: string) {
  const browser = new Browser(target.port, merchant, target.now);
  const { envelope } = await browser.call('trial', { body: { moduleId: 'FREEPLAY3' } });
  browser.token = envelope.value?.token;
  return { account: envelope.value?.userName ?? '', browser };
}

/** Visitors, members of every type, a marked member, and sessions carried to the wrong site. */
class Callers {
  private readonly target: Target;
  private readonly dice: Dice;
  private readonly first: Victims['first'];
  private readonly members: Browser[] = [];
  private made = 0;

  constructor(target: Target, dice: Dice, first: Victims['first']) {
    this.target = target;
    this.dice = dice;
    this.first = first;
  }

  async next(): Promise<{ browser: Browser; owner: 'first' | 'nobody' }> {
    const turn = this.dice();
    if (turn < 0.2) return { browser: this.at('aurora'), owner: 'nobody' };
    if (turn < 0.35) return { browser: this.copy(this.first.browser, 'aurora'), owner: 'first' };
    // The marked member's own session, on another merchant's site.
    if (turn < 0.45) return { browser: this.copy(this.first.browser, 'noir'), owner: 'nobody' };
    // Sessions end now and then, by log-outs among the requests.
    if (this.members.length < 8 || this.dice() < 0.02) this.members.unshift(await this.member());
    this.members.length = Math.min(this.members.length, 8);
    return { browser: this.copy(pick(this.dice, this.members), 'aurora'), owner: 'nobody' };
  }

  private at(merchant: string): Browser {
    return new Browser(this.target.port, merchant, this.target.now);
  }

  private copy(from: Browser, merchant: string): Browser {
    const browser = this.at(merchant);
    for (const [name, value] of from.cookies) browser.cookies.set(name, value);
    browser.token = from.token;
    return browser;
  }

  private async member(): Promise<Browser> {
    const { account, browser } = await guest(this.target, 'aurora');
    const type = TYPES[this.made % TYPES.length] ?? 0;
    this.made += 1;
    await this.target.db
      .updateTable('member')
      .set({ type })
      .where('account', '=', account)
      .execute();
    return browser;
  }
}
