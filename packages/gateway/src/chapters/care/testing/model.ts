import { GrantModel, type GivenGrant, type ModelGrant } from './grants.ts';

/**
 * The rules of limits, bars and checks once more, in maps and one line after
 * the other, for a history of one member. Days are reckoned by Temporal, which
 * the code that is tried uses for spans alone.
 */
export type Kind = 'deposit' | 'loss' | 'wager' | 'stake' | 'session' | 'day';
export type Period = '24h' | '7d' | '1m';

export interface Law {
  readonly zone: string;
  readonly breakMinutes: number;
  readonly mostStake: bigint | undefined;
}

const MINUTE = 60_000;
const REST = 30 * MINUTE;
const LIFE = 240 * MINUTE;
const LAW_CHECK = 60;

interface Rule {
  amount: bigint;
  pending?: { amount: bigint | null; from: number; until: number };
}

interface Bet {
  readonly amount: bigint;
  readonly day: string;
  readonly sitting: Sitting;
}

interface Sitting {
  readonly begun: number;
  seen: number;
}

export class CareModel {
  readonly law: Law;
  now: number;
  balance: bigint;
  readonly rules = new Map<string, Rule>();
  readonly grants = new GrantModel();
  /** Of a day: what was lost of cash, less what was won of it. */
  readonly days = new Map<string, { staked: bigint; lost: bigint }>();
  /** What went to vendors on a day, less what came back: it is lost while it is there. */
  readonly away = new Map<string, bigint>();
  readonly open = new Map<string, Bet>();
  readonly sittings: Sitting[] = [];
  private bar: { kind: 'timeout' | 'exclusion'; until: number } | undefined;
  private play: { begun: number; seen: number; due: number } | undefined;
  private rests = 0;
  private every = LAW_CHECK;

  constructor(law: Law, now: number, balance: bigint) {
    this.law = law;
    this.now = now;
    this.balance = balance;
  }

  private at(moment = this.now): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(this.law.zone);
  }

  today(): string {
    return this.at().toPlainDate().toString();
  }

  isBarred(): boolean {
    return this.bar !== undefined && this.now < this.bar.until;
  }

  private playing() {
    return this.play !== undefined && this.now - this.play.seen < REST ? this.play : undefined;
  }

  /** Where a game is open: they live four hours. */
  sitting(): Sitting {
    const last = this.sittings.at(-1);
    if (last !== undefined && this.now < last.begun + LIFE) return last;
    const made = { begun: this.now, seen: this.now };
    this.sittings.push(made);
    return made;
  }

  /** Whether a day is one of the period that is running. */
  isIn(period: Period, day: string): boolean {
    const today = this.at().toPlainDate();
    const first = {
      '24h': today,
      '7d': today.subtract({ days: today.dayOfWeek - 1 }),
      '1m': today.with({ day: 1 }),
    }[period];
    const date = Temporal.PlainDate.from(day);
    return (
      Temporal.PlainDate.compare(date, first) >= 0 && Temporal.PlainDate.compare(date, today) <= 0
    );
  }

  used(kind: 'loss' | 'wager', period: Period): bigint {
    let [staked, lost] = [0n, 0n];
    for (const [day, sums] of this.days) {
      if (this.isIn(period, day)) [staked, lost] = [staked + sums.staked, lost + sums.lost];
    }
    if (kind === 'wager') return staked;
    for (const [day, away] of this.away) if (this.isIn(period, day)) lost += away;
    return lost > 0n ? lost : 0n;
  }

  private playedToday(): number {
    const from = this.at().startOfDay().epochMilliseconds;
    return this.sittings.reduce((sum, { begun, seen }) => {
      const [start, end] = [Math.max(begun, from), Math.min(seen, this.now)];
      return sum + Math.max(0, end - start);
    }, 0);
  }

  /** What a stake is answered with. */
  bet(id: string, amount: bigint): string {
    const sitting = this.sitting();
    // A turn that comes with a bet which is refused is not taken.
    const before = structuredClone(this.grants.all);
    const [promo, balance] = [this.grants.promo, this.balance];
    this.balance += this.grants.turn(this.now, this.isBarred());
    const stake = this.grants.split(amount, this.balance);
    const short = stake.cash > this.balance ? 'balance.short' : undefined;
    const refused = this.refusalOf(amount, stake) ?? short;
    if (refused !== undefined) {
      for (const [place, grant] of before.entries()) {
        Object.assign(this.grants.all[place] ?? {}, grant);
      }
      [this.grants.promo, this.balance] = [promo, balance];
      return refused;
    }
    this.balance -= stake.cash;
    this.grants.bet(id, stake);
    this.add(this.today(), { staked: amount, lost: stake.cash });
    this.open.set(id, { amount, day: this.today(), sitting });
    const play = this.playing();
    this.play = play ?? { begun: this.now, seen: this.now, due: this.now + this.every * MINUTE };
    this.play.seen = this.now;
    sitting.seen = Math.max(sitting.seen, this.now);
    this.turn();
    return 'ok';
  }

  /** What somebody who is barred is answered with. */
  barred(): string | undefined {
    if (!this.isBarred()) return undefined;
    return this.bar?.kind === 'timeout' ? 'rg.timeout' : 'rg.excluded';
  }

  private turn(): void {
    this.balance += this.grants.turn(this.now, this.isBarred());
  }

  private refusalOf(
    amount: bigint,
    { cash, bonus, grant }: ReturnType<GrantModel['split']>,
  ): string | undefined {
    const barred = this.barred();
    if (barred !== undefined) return barred;
    if (this.now < this.rests) return 'rg.break';
    const play = this.playing();
    const session = this.rules.get('session')?.amount;
    if (play !== undefined) {
      if (session !== undefined && this.now >= play.begun + Number(session) * MINUTE)
        return 'rg.session_limit';
      if (this.now >= play.due) return 'rg.check_due';
    }
    const day = this.rules.get('day')?.amount;
    if (day !== undefined && this.playedToday() >= Number(day) * MINUTE) return 'rg.session_limit';
    const concerns = grant !== undefined && (grant.weight > 0n || bonus > 0n);
    if (concerns && amount > grant.most) return 'bonus.max_stake';
    if (this.law.mostStake !== undefined && amount > this.law.mostStake) return 'rg.limit_reached';
    for (const [name, { amount: most }] of this.rules) {
      const [kind, period] = name.split(' ') as [Kind, Period];
      const used = kind === 'loss' || kind === 'wager' ? this.used(kind, period) : 0n;
      const isStake = kind === 'loss' || kind === 'wager' || kind === 'stake';
      const wanted = kind === 'loss' ? cash : amount;
      if (isStake && wanted > (most > used ? most - used : 0n)) return 'rg.limit_reached';
    }
    return undefined;
  }

  /** A win ends the round, whatever bars its player by then. */
  win(id: string, amount: bigint): void {
    const { cash } = this.grants.win(id, amount);
    this.balance += cash;
    this.add(this.today(), { staked: 0n, lost: -cash });
    this.seen(id);
    this.turn();
  }

  give(given: GivenGrant): string {
    const refused = this.barred();
    if (refused !== undefined) return refused;
    this.grants.give(given);
    this.turn();
    return 'ok';
  }

  giveUp(grant: ModelGrant): void {
    this.grants.end(grant, 'given_up');
    this.turn();
  }

  rollback(id: string): void {
    const bet = this.open.get(id);
    const amount = bet?.amount ?? 0n;
    const { cash, staked } = this.grants.rollback(id);
    this.balance += cash;
    this.add(bet?.day ?? '', { staked: -amount, lost: -(staked?.cash ?? amount) });
    this.seen(id);
    this.turn();
  }

  private seen(id: string): void {
    const sitting = this.open.get(id)?.sitting;
    if (sitting !== undefined) {
      sitting.seen = Math.max(sitting.seen, Math.min(this.now, sitting.begun + LIFE));
    }
    this.open.delete(id);
    const play = this.playing();
    if (play !== undefined) play.seen = this.now;
  }

  private add(day: string, { staked, lost }: { staked: bigint; lost: bigint }): void {
    const sums = this.days.get(day) ?? { staked: 0n, lost: 0n };
    this.days.set(day, { staked: sums.staked + staked, lost: sums.lost + lost });
  }

  set(name: string, amount: bigint): string {
    const isStake = name.startsWith('stake');
    if (isStake && this.law.mostStake !== undefined && amount > this.law.mostStake)
      return 'rg.above_ceiling';
    const rule = this.rules.get(name);
    if (rule === undefined || amount <= rule.amount) this.rules.set(name, { amount });
    else this.ask(rule, amount);
    return 'ok';
  }

  remove(name: string): string {
    const rule = this.rules.get(name);
    if (rule === undefined) return 'limit.missing';
    this.ask(rule, null);
    return 'ok';
  }

  private ask(rule: Rule, amount: bigint | null): void {
    const from = this.now + 24 * 60 * MINUTE;
    const until = this.at(from).add({ days: 7 }).epochMilliseconds;
    rule.pending = { amount, from, until };
  }

  confirm(name: string): string {
    const rule = this.rules.get(name);
    if (rule?.pending === undefined) return 'limit.missing';
    const { amount, from, until } = rule.pending;
    if (this.now >= until) return 'rg.lapsed';
    if (this.now < from) return 'rg.too_early';
    if (amount === null) this.rules.delete(name);
    else this.rules.set(name, { amount });
    return 'ok';
  }

  cancel(name: string): string {
    const rule = this.rules.get(name);
    if (rule === undefined) return 'limit.missing';
    delete rule.pending;
    return 'ok';
  }

  pause(kind: 'timeout' | 'exclusion', until: number): void {
    const held = this.isBarred() && this.bar?.kind === kind ? (this.bar?.until ?? 0) : 0;
    this.bar = { kind, until: Math.max(until, held) };
    this.grants.pause(kind, held === 0 ? this.now : held, this.bar.until, this.now);
    this.play = undefined;
    this.rests = 0;
  }

  until(span: { days?: number; months?: number }): number {
    return this.at().add(span).epochMilliseconds;
  }

  check(minutes: number): void {
    this.every = minutes;
    const play = this.playing();
    if (play !== undefined) play.due = Math.min(play.due, this.now + minutes * MINUTE);
  }

  answer(): void {
    const play = this.playing();
    if (play === undefined || this.now < play.due) return;
    const { breakMinutes } = this.law;
    const goesOn = this.now + breakMinutes * MINUTE;
    this.rests = breakMinutes === 0 ? 0 : goesOn;
    play.due = goesOn + this.every * MINUTE;
  }
}
