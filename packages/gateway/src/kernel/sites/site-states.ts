import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { BlockList, isIPv6 } from 'node:net';
import type { Database } from '../database/schema.ts';
import type { Countries } from './country/countries.ts';
import type { Live } from '../live/live.ts';
import type { Merchant } from './merchants.ts';

export interface Gate {
  readonly info: string;
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
  readonly country: string | undefined;
  readonly until: number | undefined;
}

/** What an operator may change of a site while it runs. */
export interface States {
  gateFor(merchant: Merchant, request: FastifyRequest): Gate;
  /** No bet is taken then; what is under way may end. */
  isClosed(merchant: Merchant): boolean;
  /** Compiled in, and not switched off. */
  hasFlag(merchant: Merchant, flag: string): boolean;
  flagsOf(merchant: Merchant): Record<string, boolean>;
  /** Reads the database again. */
  renew(): Promise<void>;
  /** Until what was news a moment ago is known here: whoever heard it, too, asks at once. */
  settled(): Promise<void>;
  close(): void;
}

interface State {
  readonly maintenance: boolean;
  readonly info: string;
  readonly until: number | undefined;
  readonly countries: ReadonlySet<string>;
  /** Undefined where none is kept out. */
  readonly networks: BlockList | undefined;
  readonly switchedOff: ReadonlySet<string>;
}

/** News says at once that something changed; this is for news that was lost. */
const RENEW_EVERY = 15_000;

const open: State = {
  maintenance: false,
  info: '',
  until: undefined,
  countries: new Set(),
  networks: undefined,
  switchedOff: new Set(),
};

export async function watchStates(
  db: Kysely<Database>,
  live: Live,
  known: Countries,
  onError: (error: unknown) => void,
): Promise<States> {
  let states = new Map<string, State>();
  let asked = 0;
  let answered = 0;
  const renew = async () => {
    asked += 1;
    const turn = asked;
    const read = await readStates(db);
    // One that was asked before may answer after.
    if (turn < answered) return;
    answered = turn;
    states = read;
  };
  let renewing = renew();
  await renewing;
  const soon = () => (renewing = renew().catch(onError));
  const timer = setInterval(soon, RENEW_EVERY);
  timer.unref();
  const unsubscribe = live.subscribe(({ event }) => (event === 'status' ? soon() : undefined));
  const stateOf = (merchant: Merchant) => states.get(merchant.code) ?? open;
  const hasFlag = (merchant: Merchant, flag: string) =>
    merchant.flags[flag] === true && !stateOf(merchant).switchedOff.has(flag);
  return {
    hasFlag,
    isClosed: (merchant) => stateOf(merchant).maintenance,
    flagsOf: (merchant) =>
      Object.fromEntries(
        Object.keys(merchant.flags).map((flag) => [flag, hasFlag(merchant, flag)]),
      ),
    gateFor: (merchant, request) => {
      const { maintenance, info, until, countries, networks } = stateOf(merchant);
      const country = known.of(request);
      // Where countries are kept out, whoever should have one and has none came past the proxy.
      const isFar =
        countries.size > 0 && (country === undefined ? known.isCertain : countries.has(country));
      return {
        info,
        maintenance,
        until,
        country,
        regionRestriction: isFar || (networks !== undefined && isIn(networks, request.ip)),
      };
    },
    renew,
    settled: () => renewing,
    close: () => {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

async function readStates(db: Kysely<Database>): Promise<Map<string, State>> {
  const rows = await db.selectFrom('site_state').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.merchant,
      {
        maintenance: row.maintenance,
        info: row.info,
        until: row.until?.getTime(),
        countries: new Set(row.blocked_countries),
        networks: networksOf(row.blocked_networks),
        switchedOff: new Set(row.switched_off),
      },
    ]),
  );
}

const isIn = (networks: BlockList, address: string): boolean =>
  networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

function networksOf(texts: readonly string[]): BlockList | undefined {
  if (texts.length === 0) return undefined;
  const list = new BlockList();
  for (const text of texts) {
    const [address = '', prefix] = text.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}
