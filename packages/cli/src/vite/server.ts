import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataBlock, sheet, critical } from '@livery/themes';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { fontsOf } from '../build/fonts.ts';
import { page } from '../build/page.ts';
import { loadMerchants, type LoadedMerchant } from '../merchants/load.ts';
import { describe } from '../terminal/report.ts';
import { development } from './config.ts';

export interface DevelopmentOptions {
  readonly root: string;
  readonly port: number;
  readonly gatewayPort: number;
}

const platformPath = /^\/(wps|img)\//;

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

const flagsScript = (merchant: LoadedMerchant): string =>
  `<script>globalThis.liveryFlags=${JSON.stringify(merchant.flags)}</script>`;

async function html(merchant: LoadedMerchant, vite: ViteDevServer, url: string): Promise<string> {
  const value = merchant.themes[merchant.template.defaultTheme].get('color.surface.page')?.value;
  const text = page({
    data: dataBlock(merchant, '/@livery/mark.svg'),
    defaultTheme: merchant.template.defaultTheme,
    themeColor: value?.type === 'color' ? value.value : '#000000',
    critical: critical(merchant.themes),
    styles: ['/@livery/theme.css'],
    fonts: [],
    entry: '/src/entry-client.tsx',
    preload: [],
    content: '',
    page: 'shell',
  });
  return vite.transformIndexHtml(url, text.replace('</head>', `${flagsScript(merchant)}</head>`));
}

/** Every merchant by its host, read anew for each page so that a saved file shows at once. */
export async function serveDevelopment({
  root,
  port,
  gatewayPort,
}: DevelopmentOptions): Promise<{ close(): Promise<void> }> {
  const http = createServer();
  const vite = await createVite({
    ...development(),
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: true },
  });
  vite.watcher.add(root);
  vite.watcher.on('change', (file) => {
    if (file.startsWith(root)) vite.ws.send({ type: 'full-reload' });
  });

  const merchantOf = async (host: string): Promise<LoadedMerchant | undefined> => {
    const { merchants, diagnostics } = await loadMerchants(root);
    for (const one of diagnostics) console.error(`${describe(one)}\n`);
    return merchants.find(({ manifest }) => manifest.domains.includes(host.replace(/:\d+$/, '')));
  };

  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const path = (from.url ?? '/').split('?')[0] ?? '/';
    const merchant = await merchantOf(from.headers.host ?? '');
    if (!merchant) return pass(from, to, gatewayPort);
    const send = (type: string, body: string | Uint8Array): void => {
      to.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    };
    const fonts = await fontsOf(merchant);
    const font = fonts.files.find((file) => `/${file.path}` === path);
    if (font) return send('font/woff2', font.content);
    if (path === '/@livery/theme.css') return send('text/css', sheet(merchant.themes, fonts.faces));
    if (path === '/@livery/mark.svg')
      return send(
        'image/svg+xml',
        await readFile(join(merchant.folder, merchant.manifest.logo.mark)),
      );
    if (path === '/' || (path.startsWith('/m') && !path.includes('.')))
      return send('text/html', await html(merchant, vite, path));
    vite.middlewares(from, to);
  };

  http.on('request', (from, to) => {
    if (platformPath.test(from.url ?? '')) pass(from, to, gatewayPort);
    else answer(from, to).catch((error: unknown) => to.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => http.listen(port, resolve));
  return {
    async close() {
      await vite.close();
      http.close();
    },
  };
}
