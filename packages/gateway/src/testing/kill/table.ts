import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { send } from '../browser/http.ts';
import { startProcess, type GatewayProcess } from '../process.ts';
import { Player, Unanswered } from './player.ts';

export type Victim = 'gateway' | 'postmaster' | 'backend';

export interface Fate {
  readonly victim: Victim;
  /** Milliseconds until it was ready again. */
  readonly back: number;
  /** Rounds that were acknowledged before, and were all there. */
  readonly rounds: number;
}

interface Where {
  readonly state: string;
  readonly sites: string;
}

const PATIENCE = 10_000;
const ACCOUNTS = ['marisol88', 'luis2026x', 'amihan_team', 'tala_vip'];

/** Players at a gateway whose processes are killed under them. */
export class Table {
  private readonly where: Where;
  private gateway: GatewayProcess;
  private readonly players: Player[] = [];
  private nodes: readonly string[] = [];
  private port = 0;
  private databaseUrl = '';

  constructor(where: Where) {
    this.where = where;
    this.gateway = this.start();
  }

  async open(): Promise<void> {
    await this.meet();
    for (const account of ACCOUNTS) {
      const player = new Player(this.port, 'aurora');
      await player.requireCurrentSession(account);
      this.players.push(player);
    }
    const [first] = this.players;
    const games = await first?.browser.call('gameList', { query: {} });
    this.nodes = (games?.envelope.value?.games ?? []).map(({ nodeId }) => nodeId);
  }

  /** Plays, kills, waits for what comes back, and holds it against what was acknowledged. */
  async survive(victim: Victim, after: number): Promise<Fate> {
    let over = false;
    const playing = Promise.all(this.players.map((player) => this.play(player, () => over)));
    // A failure of the play is told at its end, and does not wait for the killing.
    const settled = playing.catch(() => undefined);
    await Promise.race([delay(after), settled]);
    const began = performance.now();
    await this.kill(victim);
    if (victim === 'gateway') {
      await this.gateway.ended;
      this.gateway = this.start();
      await this.meet();
      for (const player of this.players) player.moveTo(this.port);
    } else {
      await this.readyAgain();
    }
    const back = performance.now() - began;
    over = true;
    await playing;
    const checked = await Promise.all(this.players.map((player) => player.check()));
    await this.expectSound();
    return { victim, back, rounds: checked.reduce((sum, one) => sum + one, 0) };
  }

  async close(): Promise<void> {
    await this.gateway.end();
  }

  private start(): GatewayProcess {
    return startProcess({
      ...this.where,
      demo: true,
      environment: { LOG_LEVEL: 'warn', LIVERY_MEMBER_WRITES: '1000000' },
    });
  }

  private async meet(): Promise<void> {
    const { port, databaseUrl } = await this.gateway.ready();
    this.port = port;
    this.databaseUrl = databaseUrl;
  }

  /** Until something is not answered, which is what the killing does. */
  private async play(player: Player, isOver: () => boolean): Promise<void> {
    try {
      for (let turn = 0; !isOver(); turn += 1) {
        await player.spin();
        if (turn % 4 === 0) await player.mark(this.nodes[turn % this.nodes.length] ?? '');
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }

  private async kill(victim: Victim): Promise<void> {
    if (victim === 'gateway') this.gateway.child.kill('SIGKILL');
    else if (victim === 'postmaster') process.kill(this.postmaster(), 'SIGKILL');
    else process.kill(await this.backend(), 'SIGKILL');
  }

  private postmaster(): number {
    const file = join(this.where.state, 'postgres', 'postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  private async backend(): Promise<number> {
    const [row] = await this.query<{ pid: number }>(`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_type = 'client backend' AND state <> 'idle'
      UNION ALL
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_type = 'client backend'
      LIMIT 1`);
    if (row === undefined) throw new Error('the gateway has no connection');
    return row.pid;
  }

  /** One process that dies takes all connections with it, which /readyz must have noticed. */
  private async readyAgain(): Promise<void> {
    const status = async () => (await send(this.port, { path: '/readyz' })).status;
    const until = performance.now() + PATIENCE;
    let wasBusy = false;
    while (performance.now() < until) {
      const now = await status();
      if (now === 503) wasBusy = true;
      else if (wasBusy) return;
      await delay(5);
    }
    throw new Error(wasBusy ? 'it was not ready again' : '/readyz never said that it was not');
  }

  private async expectSound(): Promise<void> {
    const problems = await this.query<{ problem: string }>(`
      SELECT 'sum' AS problem FROM ledger_entry HAVING sum(amount) <> 0
      UNION ALL
      SELECT 'transfer ' || transfer_id FROM ledger_entry
      GROUP BY transfer_id HAVING sum(amount) <> 0
      UNION ALL
      SELECT 'account ' || account.id FROM ledger_account AS account
      LEFT JOIN ledger_entry AS entry ON entry.account_id = account.id
      WHERE account.kind <> 'house'
      GROUP BY account.id, account.balance
      HAVING account.balance < 0 OR account.balance <> coalesce(sum(entry.amount), 0)`);
    if (problems.length > 0) throw new Error(problems.map(({ problem }) => problem).join(', '));
  }

  private async query<T extends object>(sql: string): Promise<T[]> {
    const client = new Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
