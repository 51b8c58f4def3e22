import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/storybook');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Storybook as a designer gets it: built, not served from the sources. */
export function buildStorybook(): void {
  const command = ['build', '--quiet', '--config-dir', '.storybook', '--output-dir', folder];
  const { status } = spawnSync('storybook', command, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Storybook does not build');
}

export interface Served extends AsyncDisposable {
  readonly address: string;
}

export async function serveStorybook(): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://storybook');
    const file = join(folder, normalize(pathname === '/' ? 'index.html' : pathname));
    readFile(file).then(
      (body) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        return response.end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
