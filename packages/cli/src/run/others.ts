import {
  identities,
  payments,
  resetParty,
  runParty,
  type PartyOptions,
  type RunningParty,
} from './party.ts';

/** Nobody else deals with somebody who is invented. */
export const isDemo = ({ environment }: { readonly environment: string }): boolean =>
  environment === 'demo';

/** Whoever else the demo needs, and how the platform reaches them. */
export interface RunningOthers {
  readonly payments: Pick<RunningParty, 'url' | 'keys'>;
  /** Who excluded themselves everywhere, and how the register behaves. */
  readonly register: Pick<RunningParty, 'url'>;
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}

/** Forgets every payment and everybody who was looked at. */
export function resetOthers(): void {
  for (const party of [payments, identities]) resetParty(party);
}

export async function runOthers(options: PartyOptions): Promise<RunningOthers> {
  const [paid, looked] = await Promise.all([
    runParty(payments, options),
    runParty(identities, options),
  ]);
  return {
    // Where merchants of the provider look after their payments.
    payments: { url: `${paid.url}/dashboard`, keys: paid.keys },
    register: { url: `${looked.url}/register` },
    environment: {
      DEMO_PAYMENTS: paid.address,
      DEMO_PAYMENTS_MERCHANTS: paid.keys,
      DEMO_IDENTITY: looked.address,
      DEMO_IDENTITY_MERCHANTS: looked.keys,
    },
    stop() {
      paid.stop();
      looked.stop();
    },
  };
}
