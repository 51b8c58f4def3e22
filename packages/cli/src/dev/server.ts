import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import { development } from '../vite/config.ts';
import { liveryMerchants } from './merchants.ts';

export interface DevelopmentOptions {
  readonly root: string;
  readonly port: number;
  readonly gatewayPort: number;
}

const platformPath = /^\/(wps|img)\//;
/** The start page and the games have hosts of their own, which the platform serves. */
const platformHost = /^(localhost|127\.0\.0\.1|games\.localhost)(:\d+)?$/;

/** Hands a request on to the platform as it came, host and all. */
function pass(from: IncomingMessage, to: ServerResponse, port: number): void {
  const onward = request(
    { host: '127.0.0.1', port, path: from.url, method: from.method, headers: from.headers },
    (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    },
  );
  onward.on('error', () => to.writeHead(502).end('The platform does not answer.'));
  from.pipe(onward);
}

/** One server for every merchant from source, with the platform behind it. */
export async function serveDevelopment({
  root,
  port,
  gatewayPort,
}: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  const http = createServer();
  const base = development();
  const vite = await createVite({
    ...base,
    plugins: [liveryMerchants(root), base.plugins],
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
  });
  http.on('request', (from, to) => {
    if (platformPath.test(from.url ?? '') || platformHost.test(from.headers.host ?? ''))
      pass(from, to, gatewayPort);
    else vite.middlewares(from, to);
  });
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    async close() {
      await vite.close();
      http.close();
    },
  };
}
