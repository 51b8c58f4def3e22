import { afterEach, beforeEach, vi } from 'vitest';
import { identify } from '#kernel/http/client.ts';

/** Who asks before there is anybody. */
export const visitor = { Merchant: 'aurora', Language: 'EN' };

/** What is asked of the platform. */
export const asked = vi.fn<typeof fetch>();

let pages = 0;

/** As a page does at its head. */
export async function run(script: string): Promise<void> {
  pages += 1;
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}#${pages}`);
}

export const answer = (value: unknown) => async () =>
  new Response(JSON.stringify({ success: true, value, traceId: '1', serverTime: 1 }));

/** Each test begins a page of its own, which keeps nothing and has asked nothing. */
export function beginPages(): void {
  beforeEach(() => {
    asked.mockImplementation(answer({ list: [] }));
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    identify('aurora', () => 'EN');
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'early');
    asked.mockReset();
    localStorage.clear();
    sessionStorage.clear();
    document.adoptedStyleSheets = [];
    document.body.innerHTML = '';
  });
}
