import { startGateway, type Gateway, type GatewayOptions } from '../../gateway.ts';
import { alternate } from './alternate.ts';

export interface Pair extends Gateway {
  /** Each by itself; `port` goes to one and the other in turn. */
  readonly both: readonly [Gateway, Gateway];
}

/** Two gateways on one database, started at the same instant, with a balancer in front. */
export async function startPair(options: GatewayOptions): Promise<Pair> {
  const { state } = options;
  const both = await Promise.all([
    startGateway({ ...options, state: `${state}-one` }),
    startGateway({ ...options, state: `${state}-two` }),
  ]);
  const balancer = await alternate(both.map(({ port }) => port));
  return {
    both,
    port: balancer.port,
    url: `http://localhost:${balancer.port}`,
    databaseUrl: both[0].databaseUrl,
    renew: async () => {
      for (const gateway of both) await gateway.renew();
    },
    stop: async () => {
      await balancer.close();
      await Promise.all(both.map((gateway) => gateway.stop()));
    },
  };
}
