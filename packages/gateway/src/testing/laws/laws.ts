import { jurisdictionKeys, profiles, type Jurisdiction } from '@livery/themes';
import type { PlayPolicy } from '@livery/contract/merchants';
import { openGateway, type TestGateway } from '../gateway.ts';
import { addGambler, type Gambler } from '../players/gambler.ts';

/** A profile as it is, and the site of the tests that keeps to it and to nothing stricter. */
export interface Law {
  readonly key: Jurisdiction;
  readonly site: string;
  readonly minAge: number;
  readonly policy: PlayPolicy;
  readonly currency: string;
  readonly timeZone: string;
}

export const laws: readonly Law[] = jurisdictionKeys.map((key) => {
  const { minAge, play: policy, defaults } = profiles[key];
  const { currency, timeZone } = defaults;
  return { key, site: `of-${key.toLowerCase()}`, minAge, policy, currency, timeZone };
});

/** All numbers that any law has: what one offers and another does not is tried at both. */
export const anywhere = <T>(of: (policy: PlayPolicy) => readonly T[]): readonly T[] => [
  ...new Set(laws.flatMap(({ policy }) => of(policy))),
];

/** What proves that one part of a law is kept to, over HTTP. */
export type Trial = (gateway: TestGateway, law: Law) => Promise<void>;

export type Trials = Readonly<Partial<Record<keyof PlayPolicy | 'minAge', Trial>>>;

export interface LawOptions {
  /** Whether the sites ask a register, which then has to be there: nobody plays without one. */
  readonly asksRegister?: boolean;
}

/** One gateway with a site for each law; its time passes when it is told to. */
export const openLaws = ({ asksRegister = false }: LawOptions = {}): Promise<TestGateway> =>
  openGateway({
    demo: false,
    standsStill: true,
    config: { memberWrites: 100_000 },
    sites: Object.fromEntries(
      laws.map(({ key, site, minAge, policy, currency, timeZone }) => [
        site,
        {
          jurisdiction: key,
          policy: asksRegister ? policy : { ...policy, registerCheck: 'never' as const },
          minAge,
          currency,
          timeZone,
          flags: { FREEPLAY3: !profiles[key].flagsOff.includes('FREEPLAY3') },
        },
      ]),
    ),
  });

/** How well whoever came with a law's identity gate is known. */
export async function know(
  { db }: TestGateway,
  { id }: { readonly id: bigint },
  level: number,
): Promise<void> {
  await db.updateTable('member').set({ kyc_level: level }).where('id', '=', id).execute();
}

/** Somebody with money, whom the site knows as well as any law asks. */
export async function addPlayer(
  gateway: TestGateway,
  { site, currency }: Law,
  money = 100_000_000n,
): Promise<Gambler> {
  const who = await addGambler(gateway, { merchant: site, currency, money });
  await know(gateway, who, 2);
  return who;
}

/** Nobody stays logged in for a day. */
export async function goTo(gateway: TestGateway, at: number, who: Gambler): Promise<void> {
  gateway.advance(at - gateway.now());
  await who.browser.login(who.account);
}

/** What takes so long is all of one day where a law holds. */
export function stayInDay(gateway: TestGateway, { timeZone }: Law, time: number): void {
  const now = Temporal.Instant.fromEpochMilliseconds(gateway.now()).toZonedDateTimeISO(timeZone);
  const left = now.startOfDay().add({ days: 1 }).epochMilliseconds - gateway.now();
  if (left <= time) gateway.advance(left);
}

const units = { h: 'hours', d: 'days', w: 'weeks', m: 'months', y: 'years' } as const;

/** When a span of a law is over that begins now, by the calendar of its place. */
export function endOf(gateway: TestGateway, { timeZone }: Law, span: string): number {
  const unit = units[span.at(-1) as keyof typeof units];
  return Temporal.Instant.fromEpochMilliseconds(gateway.now())
    .toZonedDateTimeISO(timeZone)
    .add({ [unit]: Number.parseInt(span, 10) }).epochMilliseconds;
}

export const MINUTE = 60_000;
