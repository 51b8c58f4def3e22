import { siteOrigin } from '../../http/hosts/asked.ts';
import { countAgainst, limits } from '../../http/guards/limits.ts';
import type { Call, Router } from '../../http/router.ts';
import { languageOf } from '../../kernel/sites/language.ts';
import type { Services } from '../../kernel/services.ts';
import type { Merchant } from '../../kernel/sites/merchants.ts';
import { endLink, agentLinks, makeLink, type LinkOwner } from './accounts/links.ts';
import { openBelow } from './accounts/open.ts';
import { contractRoutes } from './contracts/routes.ts';
import { betsSheet, incomeSheet, pnlSheet } from './export/reports.ts';
import { sendSheet } from './export/send.ts';
import { teamSheet } from './export/team.ts';
import { sheetWords } from './export/words.ts';
import { sendBelow } from './money/transfer.ts';
import { rainRoutes } from './rain/routes.ts';
import { orderRates, ownRates } from './rates/order.ts';
import { behindCounter, countersOf } from './reports/counters.ts';
import { incomeOf } from './reports/income.ts';
import { betsOf, pnlOf, type TeamReader } from './reports/team.ts';
import { agentSettings } from './settings.ts';
import { cardOf } from './team/card.ts';
import { downlineOf } from './team/downline.ts';
import type { Onlooker } from './team/people.ts';

type Asking = Pick<Call<'registerUrls'>, 'merchant' | 'session' | 'request'>;

const sheets = { pnl: pnlSheet, bets: betsSheet, income: incomeSheet } as const;

export function agentRoutes(route: Router, services: Services): void {
  const { db, clock } = services;
  const onlooker = async (merchant: Merchant, agentId: bigint): Promise<Onlooker> => {
    const { balances } = await agentSettings(db, merchant.code);
    return { merchant, agentId, seesBalances: balances === 'direct' };
  };

  route('downline', async ({ merchant, session, query }) =>
    downlineOf(db, await onlooker(merchant, session.memberId), query),
  );
  route('downlineCard', async ({ merchant, session, params, query }) =>
    cardOf(db, await onlooker(merchant, session.memberId), {
      memberId: BigInt(params.id),
      query,
      now: clock(),
    }),
  );
  route('setRebate', ({ merchant, session, params, body }) => {
    const agent = { merchant, agentId: session.memberId, now: clock() };
    return orderRates(db, agent, params.account, body.rates);
  });
  route('rebateSettings', ({ merchant, session }) =>
    ownRates(db, { merchant, agentId: session.memberId, now: clock() }),
  );

  const linkOwner = ({ merchant, session, request }: Asking): LinkOwner => ({
    merchant,
    agentId: session.memberId,
    now: clock(),
    origin: siteOrigin(merchant, request),
  });
  route('registerUrls', (call) => agentLinks(db, linkOwner(call)));
  route('createRegisterUrl', (call) => makeLink(db, linkOwner(call), call.body));
  route('endRegisterUrl', async (call) => {
    await endLink(db, linkOwner(call), call.params.code);
    return null;
  });
  route(
    'openAccount',
    ({ merchant, session, payload, request }) =>
      openBelow(services, { merchant, agentId: session.memberId, payload, request }),
    { hashes: true },
  );

  const reader = ({ merchant, session }: Asking): TeamReader => ({
    merchant,
    agentId: session.memberId,
    now: clock(),
  });
  route('teamKpi', (call) => countersOf(db, reader(call), call.query));
  route('teamKpiGroup', (call) => behindCounter(db, reader(call), call.params.group, call.query));
  route('teamPnl', (call) => pnlOf(db, reader(call), call.query));
  route('teamBets', (call) => betsOf(db, reader(call), call.query));
  contractRoutes(route, services);
  route('rebateIncome', (call) => incomeOf(db, reader(call), call.query));
  route('agentTransfer', ({ merchant, session, payload, key }) =>
    sendBelow(services, { merchant, agentId: session.memberId, payload, key }),
  );
  rainRoutes(route, services);
  route('exportReport', async (call) => {
    const { merchant, session, params, query, request, reply } = call;
    await countAgainst(db, limits.exports, merchant.code, `${session.memberId}`, clock());
    const words = sheetWords(languageOf(merchant, request));
    const sheet =
      params.report === 'team'
        ? await teamSheet(db, await onlooker(merchant, session.memberId), words, query)
        : await sheets[params.report](db, { ...reader(call), words }, query);
    sendSheet(reply, `${merchant.code}-${params.report}`, sheet, words);
    return null;
  });
}
