import { setTimeout as delay } from 'node:timers/promises';
import type { EndpointName } from '../../../packages/contract/src/index.ts';
import type { Asked, Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { someWork } from '../../../packages/gateway/src/testing/people.ts';

/** As a page does: told to work for a call, it works and calls again; told that it is busy, it waits. */
export async function ask<N extends EndpointName>(browser: Browser, name: N, asked: Asked<N>) {
  let called = await browser.call(name, asked);
  for (let turn = 0; turn < 5; turn += 1) {
    const { code } = called.envelope;
    if (code !== 'verification.required' && code !== 'system.busy') break;
    if (code === 'system.busy') await delay(1_000);
    const headers = { ...asked.headers, ...(await someWork(browser)) };
    called = await browser.call(name, { ...asked, headers });
  }
  return called;
}
