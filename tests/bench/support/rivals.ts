import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs';
import { mkdir, mkdtemp, readFile as read, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { AddressInfo } from 'node:net';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';

import { drawCover, games } from '../../../packages/art/src/index.ts';
import { readMerchant, sheet } from '../../../packages/themes/src/index.ts';
import { pictures } from '../rivals/page.ts';
import { merchantFiles } from './merchant-files.ts';

const source = join(import.meta.dirname, '../rivals');
export const rivals = ['ours', 'tailwind', 'mui'] as const;
export type Rival = (typeof rivals)[number];

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The look of a real brand, with every light and glow it has. */
function look() {
  const { merchant } = readMerchant(merchantFiles('aurora'));
  if (!merchant) throw new Error('The merchant of the bench does not pass its check');
  const slots = Object.entries(merchant.template.slots);
  return {
    css: sheet(merchant.themes),
    attributes: slots.map(([name, choice]) => `data-${kebab(name)}="${choice}"`).join(' '),
  };
}

async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    games.slice(0, pictures).map(async (game, index) => {
      const picture = await sharp(Buffer.from(drawCover(game)))
        .resize(240, 320)
        .webp()
        .toBuffer();
      await writeFile(join(folder, `${index}.webp`), picture);
    }),
  );
}

/** The three pages, each built for production on its own. */
async function buildPages(folder: string): Promise<void> {
  for (const name of rivals) {
    await build({
      root: source,
      configFile: false,
      logLevel: 'error',
      base: './',
      plugins: [
        react(),
        ...(name === 'ours' ? [vanillaExtractPlugin()] : []),
        ...(name === 'tailwind' ? [tailwind()] : []),
      ],
      build: {
        outDir: join(folder, name),
        emptyOutDir: true,
        rolldownOptions: { input: join(source, `${name}.html`) },
      },
    });
    await drawPictures(join(folder, name, 'covers'));
  }
  const page = join(folder, 'ours/ours.html');
  const { css, attributes } = look();
  await writeFile(join(folder, 'ours/look.css'), css);
  const html = (await read(page, 'utf8'))
    .replace('<html ', `<html ${attributes} `)
    .replace('</head>', '<link rel="stylesheet" href="./look.css"></head>');
  await writeFile(page, html);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
};

const serve = (folder: string): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://bench').pathname;
      readFile(join(folder, path), (failed, body) => {
        if (failed) return void response.writeHead(404).end();
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'max-age=3600');
        return void response.end(body);
      });
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

export interface RivalPages extends AsyncDisposable {
  address(rival: Rival): string;
}

export async function rivalPages(): Promise<RivalPages> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-rivals-'));
  await buildPages(folder);
  const server = await serve(folder);
  const { port } = server.address() as AddressInfo;
  return {
    address: (rival) => `http://127.0.0.1:${port}/${rival}/${rival}.html`,
    async [Symbol.asyncDispose]() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
