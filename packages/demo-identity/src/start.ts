import type { AddressInfo } from 'node:net';
import { createVerification, readVerification } from './api.ts';
import { doWhatIsDue } from './find.ts';
import type { House } from './house.ts';
import { createHost, json, Refusal, type Answer, type Ask } from './http.ts';
import { answerPage, fileNamed, showPage } from './pages/pages.ts';
import { checkPerson } from './register/checks.ts';
import { behave, putOn, showRegister, takeOff } from './register/page.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store.ts';
import { tellWhatIsDue } from './webhooks.ts';

/** How often the rows are asked for what is due. */
const BEAT = 200;

function answer(house: House, ask: Ask): Answer | Promise<Answer> {
  const { method, path } = ask;
  const [, first = '', second = '', third = ''] = path.split('/');
  const at = `${method} /${first}${second === '' ? '' : '/…'}`;
  if (path === '/healthz') return json(200, { ok: true });
  if (method === 'POST' && path === '/v1/verifications') return createVerification(house, ask);
  if (method === 'GET' && first === 'v1' && second === 'verifications') {
    return readVerification(house, ask, decodeURIComponent(third));
  }
  if (at === 'GET /verify/…') return showPage(house, second);
  if (at === 'POST /verify/…') return answerPage(house, second, ask);
  if (at === 'GET /files/…') return fileNamed(second);
  if (path === '/v1/checks' && method === 'POST') return checkPerson(house, ask);
  if (path === '/register') return method === 'POST' ? putOn(house, ask) : showRegister(house);
  if (at === 'POST /register/…')
    return second === 'mode' ? behave(house, ask) : takeOff(house, ask);
  throw new Refusal(404, 'There is nothing here.');
}

export async function start(settings: Settings): Promise<{ port: number; stop(): Promise<void> }> {
  const store = openStore(settings.state);
  let port = settings.port;
  const house: House = {
    settings,
    store,
    address: () => `http://${settings.idHost}:${port}`,
  };
  const work = () => {
    doWhatIsDue(house);
    tellWhatIsDue(house);
  };
  const hosts = new Set([settings.idHost, 'localhost', '127.0.0.1']);
  let isStopped = false;
  const server = createHost(
    hosts,
    (ask) => answer(house, ask),
    () => setImmediate(() => (isStopped ? undefined : work())),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  ({ port } = server.address() as AddressInfo);
  const timer = setInterval(work, BEAT);
  return {
    port,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}
