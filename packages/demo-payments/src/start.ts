import type { AddressInfo } from 'node:net';
import { apiRoutes } from './api/routes.ts';
import { testRoutes } from './api/test-routes.ts';
import { openTestClock, realClock } from './clock.ts';
import { startWorker } from './engine/worker.ts';
import type { House } from './house.ts';
import { json, route } from './http/route.ts';
import { createHost } from './http/server.ts';
import { bankRoutes } from './pages/bank-routes.ts';
import { checkoutRoutes } from './pages/checkout-routes.ts';
import { dashboardRoutes } from './pages/dashboard-routes.ts';
import { fileRoutes } from './pages/files.ts';
import { refusalPage } from './pages/page.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/database.ts';

interface StartResult {
  readonly port: number;
  stop(): Promise<void>;
}

export async function start(settings: Settings): Promise<StartResult> {
  const store = openStore(settings.state);
  const testClock = settings.isTest ? openTestClock(store) : undefined;
  const addresses = { pay: '', bank: '' };
  const house: House = { settings, store, clock: testClock ?? realClock, addresses };
  const worker = testClock ? undefined : startWorker(house);
  const server = createHost({
    routes: [
      route('GET', '/healthz', () => json(200, { ok: true })),
      ...apiRoutes(house),
      ...(testClock ? testRoutes(house, testClock) : []),
      ...checkoutRoutes(house),
      ...bankRoutes(house),
      ...dashboardRoutes(house),
      ...fileRoutes(),
    ],
    hosts: new Set([settings.payHost, settings.bankHost, 'localhost', '127.0.0.1']),
    explain: refusalPage,
    onDone: () => worker?.wake(),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  addresses.pay = `http://${settings.payHost}:${port}`;
  addresses.bank = `http://${settings.bankHost}:${port}`;
  return {
    port,
    stop: async () => {
      worker?.stop();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      store.close();
    },
  };
}
