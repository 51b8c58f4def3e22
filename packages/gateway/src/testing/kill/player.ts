import { randomUUID } from 'node:crypto';
import { Browser } from '../browser/browser.ts';
import { send } from '../browser/http.ts';

/** What the in-house game answers; whatever else is in it belongs to the round. */
interface Round {
  readonly roundId: string;
  readonly win: string;
  readonly balance: string;
}

interface Spin {
  readonly key: string;
  readonly stake: string;
}

/** The gateway could not say whether it acted. */
export class Unanswered extends Error {}

const STAKE = '1.00';
const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/**
 * One who plays the in-house game and marks favourites, one act after the
 * other, and remembers what was acknowledged.
 */
export class Player {
  readonly browser: Browser;
  private token = '';
  private balance = 0n;
  private readonly rounds = new Map<string, Round>();
  /** Sent, and never answered: it may have happened or not. */
  private open: Spin | undefined;
  private readonly favourites = new Map<string, boolean>();
  private readonly doubtful = new Set<string>();
  port: number;

  constructor(port: number, merchant: string) {
    this.port = port;
    this.browser = new Browser(port, merchant, Date.now);
  }

  async requireCurrentSession(account: string): Promise<void> {
    const { status } = await this.browser.login(account);
    if (status !== 200) throw new Error(`${account} was not let in: ${status}`);
    const { envelope } = await this.browser.call('launch', {
      query: { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'real' },
    });
    this.token = new URL(envelope.value?.url ?? '').hash.slice(1);
    this.balance = cents((await this.wallet()) ?? '');
  }

  get acknowledged(): number {
    return this.rounds.size;
  }

  /** To a gateway that was started again. */
  moveTo(port: number): void {
    this.port = port;
    this.browser.port = port;
  }

  /** A spin that was left open is settled first: its key must act once. */
  async spin(): Promise<void> {
    const spin = this.open ?? { key: randomUUID(), stake: STAKE };
    this.open = spin;
    const round = await this.ask(spin);
    this.open = undefined;
    this.expect(
      cents(round.balance) === this.balance - cents(spin.stake) + cents(round.win),
      `round ${round.roundId} leaves ${round.balance} after ${this.balance}`,
    );
    this.balance = cents(round.balance);
    this.rounds.set(spin.key, round);
  }

  async mark(nodeId: string): Promise<void> {
    const wanted = this.favourites.get(nodeId) !== true;
    this.doubtful.add(nodeId);
    const { status } = await unlessGone(() =>
      wanted
        ? this.browser.call('addFavourite', { body: { nodeId } })
        : this.browser.call('removeFavourite', { query: { nodeId } }),
    );
    if (status === 503) throw new Unanswered();
    this.expect(status === 200, `a favourite was answered with ${status}`);
    this.favourites.set(nodeId, wanted);
    this.doubtful.delete(nodeId);
  }

  /** Everything that was acknowledged is still so; the rounds of earlier checks are let go. */
  async check(): Promise<number> {
    if (this.open !== undefined) await this.spin();
    const keys = [...this.rounds.keys()];
    for (const key of keys) {
      const { balance: _then, ...first } = this.rounds.get(key) ?? { balance: '' };
      const { balance: _now, ...again } = await this.ask({ key, stake: STAKE });
      this.expect(
        JSON.stringify(again) === JSON.stringify(first),
        `key ${key} made ${JSON.stringify(first)} and now ${JSON.stringify(again)}`,
      );
    }
    const wallet = await this.wallet();
    this.expect(
      wallet !== undefined && cents(wallet) === this.balance,
      `the wallet has ${wallet}, the last round left ${this.balance}`,
    );
    const { envelope } = await this.browser.call('favouriteIds', { query: { pageSize: 100 } });
    const marked = new Set(envelope.value?.content);
    for (const [nodeId, wanted] of this.favourites) {
      if (this.doubtful.has(nodeId)) this.favourites.set(nodeId, marked.has(nodeId));
      else this.expect(marked.has(nodeId) === wanted, `${nodeId} is not as it was left`);
    }
    this.doubtful.clear();
    this.rounds.clear();
    return keys.length;
  }

  private async wallet(): Promise<string | undefined> {
    return (await this.browser.call('wallet')).envelope.value?.sumBalance;
  }

  private async ask({ key, stake }: Spin): Promise<Round> {
    const { status, headers, text } = await unlessGone(() =>
      send(this.port, {
        method: 'POST',
        path: '/orchard/api/spin',
        headers: { host: `games.localhost:${this.port}`, 'content-type': 'application/json' },
        body: JSON.stringify({ token: this.token, stake, key }),
      }),
    );
    if (status === 503) {
      this.expect(headers['retry-after'] !== undefined, 'a 503 does not say when to come again');
      this.expect(/"code":"system\.busy"/.test(text), `a 503 says ${text}`);
      throw new Unanswered();
    }
    this.expect(status === 200, `a spin was answered with ${status}: ${text}`);
    return JSON.parse(text) as Round;
  }

  private expect(holds: boolean, otherwise: string): void {
    if (!holds) throw new Error(otherwise);
  }
}

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

async function unlessGone<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (GONE.has(code) || (error instanceof Error && error.message === 'socket hang up')) {
      throw new Unanswered(code);
    }
    throw error;
  }
}
