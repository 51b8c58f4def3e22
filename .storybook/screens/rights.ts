import type { Reply } from '../../packages/contract/src/client.ts';

const asked = Date.UTC(2026, 10, 28, 6, 30);

export const owedTerms: Reply<'terms'> = {
  current: {
    version: 2,
    since: Date.UTC(2026, 10, 3, 4),
    changes:
      'Payouts to wallets are made within the hour.\n\nA bonus counts live tables for a tenth.',
  },
  owed: true,
  accepted: [{ version: 1, at: Date.UTC(2026, 2, 9, 4) }],
};

export const copyAsked: Reply<'ownData'> = { copy: { state: 'asked', askedAt: asked } };

export const copyReady: Reply<'ownData'> = {
  copy: { state: 'ready', askedAt: asked, until: Date.UTC(2026, 11, 5, 6, 30), parts: 2 },
  deletion: { state: 'asked', askedAt: asked },
};

export const deletionRefused: Reply<'ownData'> = {
  deletion: {
    state: 'refused',
    askedAt: asked,
    answer: 'A payout of yours is still on its way. Ask again once it has arrived.',
  },
};
