import type { APIResponse, Page, Route } from '@playwright/test';

interface Reply {
  readonly value?: unknown;
}

const refusal = (code: string): object => ({
  traceId: '',
  success: false,
  value: null,
  code,
  message: code,
  serverTime: Date.now(),
});

/** What the platform says; only a browser finds the names of sites by itself. */
export async function answerTo(route: Route): Promise<APIResponse> {
  const request = route.request();
  const { host, hostname } = new URL(request.url());
  return route.fetch({
    url: request.url().replace(hostname, '127.0.0.1'),
    headers: { ...(await request.allHeaders()), host },
  });
}

/** What the platform says, with something else in the place of its value. */
export async function instead(route: Route, change: (value: unknown) => unknown): Promise<void> {
  const response = await answerTo(route);
  const reply = (await response.json()) as Reply;
  await route.fulfill({ response, json: { ...reply, value: change(reply.value) } });
}

/** Lists without anything in them, however deep. */
const emptied = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null), (key, part: unknown) => {
    if (Array.isArray(part)) return [];
    return key === 'totalPages' || key === 'total' ? 0 : part;
  });

/** What can become of an answer on its way. */
export const faults = {
  gone: (route) => route.abort(),
  cut: async (route) => {
    const response = await answerTo(route);
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  broken: (route) => route.fulfill({ status: 500, json: refusal('server.error') }),
  proxy: (route) =>
    route.fulfill({
      status: 502,
      contentType: 'text/html',
      body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
    }),
  busy: (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2' },
      json: refusal('rate.limited'),
    }),
  empty: (route) => instead(route, emptied),
  nothing: (route) => instead(route, () => null),
  other: (route) => instead(route, () => ({ made: 'by somebody else' })),
  holes: (route) =>
    instead(route, (value) =>
      JSON.parse(JSON.stringify(value ?? null), (_, part: unknown) =>
        Array.isArray(part) ? [null] : part,
      ),
    ),
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void>>>;

export type Fault = keyof typeof faults;

/** The stream of news never ends, so nothing can be put in the place of its answer. */
const platform = /\/wps\/(?!stream)/;

/** From now on every answer of the platform comes like this; what is handed back ends it. */
export async function suffer(page: Page, fault: Fault): Promise<() => void> {
  let isOver = false;
  await page.route(platform, (route) => (isOver ? route.continue() : faults[fault](route)));
  return () => {
    isOver = true;
  };
}

/** Keeps every answer of the platform back until it is let go. */
export async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(platform, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
