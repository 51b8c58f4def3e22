import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { brotli } from './bundles.ts';

const app = join(import.meta.dirname, '../../../packages/app');

/** The libraries that every page is made of, as any app would start them, and nothing else. */
const entry = `
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const texts = createInstance();
void texts.use(initReactI18next).init({ lng: 'en', resources: {} });
const home = createElement(Route, { path: '/', element: null });
const pages = createElement(BrowserRouter, null, createElement(Routes, null, home));
const speaking = createElement(I18nextProvider, { i18n: texts }, pages);
const asking = createElement(QueryClientProvider, { client: new QueryClient() }, speaking);
hydrateRoot(document.body, asking);
`;

/** Bytes of brotli that they weigh, built as the app is. */
export async function weighLibraries(): Promise<number> {
  const place = await mkdtemp(join(app, 'node_modules/.weigh-'));
  try {
    const input = join(place, 'entry.ts');
    await writeFile(input, entry);
    const result = await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, minify: true, rolldownOptions: { input } },
    });
    const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
      'output' in one ? one.output : [],
    );
    return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? brotli(file.code) : 0), 0);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
