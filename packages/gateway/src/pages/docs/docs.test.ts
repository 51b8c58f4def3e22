import { endpoints } from '@livery/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGateway, type TestGateway } from '../../testing/gateway.ts';
import { send } from '../../testing/browser/http.ts';
import { shapeText } from './shape.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openGateway({ demo: false });
});
afterAll(() => gateway.stop());

const get = (path: string, host = 'localhost') =>
  send(gateway.port, { path, headers: { host: `${host}:${gateway.port}` } });

it('serves the document as it is checked in', async () => {
  const { status, headers, text } = await get('/openapi.json');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('json');
  expect(Object.keys((JSON.parse(text) as { paths: object }).paths)).toContain(
    '/wps/session/login',
  );
});

it('has a page on which every operation can be found', async () => {
  const { status, headers, text } = await get('/docs/');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  for (const [name, { path }] of Object.entries(endpoints)) {
    expect(text).toContain(`<details id="${name}">`);
    expect(text).toContain(`<code>${path}</code>`);
  }
  expect(text).not.toMatch(/<script|style=/);
});

it('keeps both off the merchants’ hosts', async () => {
  for (const path of ['/openapi.json', '/docs/docs.css']) {
    expect((await get(path, 'aurora.localhost')).status).toBe(404);
  }
});

it('writes a schema as people who program read one', () => {
  expect(shapeText(endpoints.wallet.reply)).toMatch(/^\{\n {2}sumBalance: string/);
  expect(shapeText(endpoints.inboxUnread.reply)).toBe('integer (from 0)');
  expect(shapeText(endpoints.setHeadIcon.request.body)).toBe(
    '{ icon: string (/^\\d{0,3}$/, at most 3) }',
  );
});
