import { houseGamesExtra } from '@livery/games';
import type { Extra } from '@livery/gateway/extras';
import { demoOffer } from './catalogue/offer.ts';
import { DEMO_PASSWORD, demoNotice, demoPlayers } from './people/players.ts';
import { seedDemos } from './seed/seed.ts';

const isDemo = ({ environment }: { readonly environment: string }) => environment === 'demo';

/** A catalogue of everything there is a drawing for, and people who have played it. */
const demoExtra: Extra = {
  isDemo: true,
  offerFor: (merchant) => (isDemo(merchant) ? demoOffer : undefined),
  seed: seedDemos,
  knownAccounts: {
    password: DEMO_PASSWORD,
    accountsOf: (merchant) => (isDemo(merchant) ? demoPlayers(merchant) : []),
  },
  notice: demoNotice,
};

/** The demo's catalogue comes first: rows that are there already stay where they are. */
export const demoExtras: readonly Extra[] = [demoExtra, houseGamesExtra];
