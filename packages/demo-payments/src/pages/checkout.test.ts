import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type SeenOrder, type Shop } from '../testing/shop.ts';
import { visit } from '../testing/visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const NUMBER = '4000 0000 0000 0002';
const card = { name: 'Ana Cruz', number: NUMBER, expiry: '12/89', code: '123' };
const returnUrl = 'http://aurora.localhost:4000/m/order?order=7';

/** A payment that waits for somebody, and its page. */
async function open(fields: Readonly<Record<string, unknown>> = {}) {
  const { order } = await shop.pay({ return_url: returnUrl, ...fields });
  const page = order.next?.url ?? '';
  return { order, page, read: () => seen(order) };
}

async function seen({ reference }: SeenOrder) {
  await shop.provider.forward(0);
  return shop.read('payments', reference);
}

describe('a checkout by card', () => {
  it('leads to the bank on another host, and from there back to the shop', async () => {
    const { page, read } = await open();
    const { headers } = await visit(`${page}/pay`, { form: { ...card, outcome: 'paid' } });
    const bank = headers.location ?? '';
    expect(new URL(bank).hostname).toBe('bank.localhost');
    const question = await visit(bank);
    expect(question.text).toContain('Is this you?');
    expect(question.text).toContain('ending in 0002');
    expect((await read())?.status).toBe('requires_action');
    const done = await visit(bank, { form: { outcome: 'paid', answer: 'yes' } });
    expect([done.status, done.headers.location]).toEqual([303, returnUrl]);
    expect((await read())?.movements).toMatchObject([
      { kind: 'capture', payer: { name: 'Ana Cruz', last4: '0002' } },
    ]);
    expect((await visit(page)).text).toContain('Paid.');
  });

  it('is not paid where the answer to the bank is no', async () => {
    const { page, read } = await open();
    const { headers } = await visit(`${page}/pay`, { form: { ...card, outcome: 'paid' } });
    await visit(headers.location ?? '', { form: { outcome: 'paid', answer: 'no' } });
    expect(await read()).toMatchObject({ status: 'failed', reason: 'authentication_failed' });
  });

  it.each([
    ['number', { number: '4000 0000 0000 0003' }, 'no number of a card'],
    ['number', { number: '<script>' }, 'no number of a card'],
    ['name', { name: ' ' }, 'Write the name'],
    ['expiry', { expiry: '01/20' }, 'Write month and year'],
    ['expiry', { expiry: '13/89' }, 'Write month and year'],
    ['code', { code: '12' }, 'three digits'],
  ])('says beside the %s what is wrong with it: %j', async (field, wrong, words) => {
    const { page } = await open();
    const { status, text } = await visit(`${page}/pay`, {
      form: { ...card, outcome: 'paid', ...wrong },
    });
    expect(status).toBe(422);
    expect(text).toMatch(new RegExp(`id="${field}-fault">[^<]*${words}`));
    expect(text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true"`));
    expect(text).not.toContain('<script');
    expect(text).not.toContain(`value="${NUMBER}"`);
  });

  it('keeps the end of the number and nothing more of the card', async () => {
    const { page } = await open();
    await visit(`${page}/pay`, { form: { ...card, outcome: 'paid' } });
    const files = globSync('payments.sqlite*', { cwd: shop.provider.folder });
    expect(files).not.toEqual([]);
    const kept = files.map((file) => readFileSync(join(shop.provider.folder, file), 'latin1'));
    expect(kept.join('')).toContain('Ana Cruz');
    expect(kept.join('')).not.toContain(NUMBER.replaceAll(' ', ''));
    expect(kept.join('')).not.toContain(NUMBER);
  });

  it('has no question of the bank before a card was given, and none on the wrong host', async () => {
    const { page } = await open();
    const bank = page.replace('pay.', 'bank.').replace('/checkout/', '/challenge/');
    expect((await visit(`${bank}?outcome=paid`)).status).toBe(404);
    const { headers } = await visit(`${page}/pay`, { form: { ...card, outcome: 'paid' } });
    const question = headers.location ?? '';
    expect((await visit(question.replace('bank.', 'pay.'))).status).toBe(404);
    expect((await visit(page.replace('pay.', 'bank.'))).status).toBe(404);
  });
});

describe.each([
  ['ewallet', 'paid', 'may this payment be made', 'succeeded'],
  ['qr', 'too_much', 'Code to scan', 'succeeded'],
  ['bank', 'half_paid', 'Account number', 'partially_paid'],
  ['crypto', 'settling_then_paid', 'Glimmer', 'processing'],
])('a checkout by %s', (method, outcome, words, status) => {
  it('says what to do, and lets happen what was chosen', async () => {
    const { page, read } = await open({ method });
    const shown = await visit(page);
    expect(shown.text).toContain(words);
    expect(shown.text).toContain('₱500.01');
    const done = await visit(`${page}/pay`, { form: { outcome } });
    expect(done.headers.location).toBe(returnUrl);
    expect((await read())?.status).toBe(status);
  });

  it('offers nothing that can only happen to the request before it', async () => {
    const { page } = await open({ method });
    const { text } = await visit(page);
    expect(text).toContain('value="webhook_lost"');
    expect(text).not.toContain('value="answer_lost"');
    const refused = await visit(`${page}/pay`, { form: { outcome: 'answer_lost' } });
    expect(refused.status).toBe(400);
  });
});

describe('any checkout', () => {
  it('is cancelled by its button, and acted on once', async () => {
    const { page, read } = await open({ method: 'ewallet' });
    expect((await visit(`${page}/cancel`, { form: {} })).headers.location).toBe(returnUrl);
    await visit(`${page}/pay`, { form: { outcome: 'paid' } });
    expect((await read())?.status).toBe('canceled');
    const { page: other, read: readOther } = await open({ method: 'ewallet' });
    await Promise.all(
      Array.from({ length: 5 }, () => visit(`${other}/pay`, { form: { outcome: 'paid' } })),
    );
    expect((await readOther())?.movements).toHaveLength(1);
  });

  it('counts the blocks of a coin', async () => {
    const { page } = await open({ method: 'crypto' });
    await visit(`${page}/pay`, { form: { outcome: 'settling_then_paid' } });
    await shop.provider.forward(20);
    expect((await visit(page)).text).toContain('Confirmations: 2 of 3');
  });

  it('leads back to where the merchant said, whatever the visitor adds', async () => {
    const { page } = await open({ method: 'ewallet' });
    const evil = 'https://evil.example/';
    const { headers } = await visit(`${page}/pay?return_url=${evil}`, {
      form: { outcome: 'paid', return_url: evil, returnUrl: evil },
    });
    expect(headers.location).toBe(returnUrl);
    const { page: plain } = await open({ method: 'ewallet', return_url: undefined });
    const done = await visit(`${plain}/pay`, { form: { outcome: 'paid', return_url: evil } });
    expect(new URL(done.headers.location ?? '', plain).href).toBe(plain);
  });

  it('runs no script, and lets its forms lead to the bank and to this shop alone', async () => {
    const { page } = await open();
    const { headers, text } = await visit(page);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    const { port } = new URL(page);
    expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(
      `'self' http://pay.localhost:${port} http://bank.localhost:${port} http://aurora.localhost:4000`,
    );
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it('says in words on a page that a link leads nowhere', async () => {
    const { page } = await open();
    const { status, text } = await visit(page.replace(/[^/]+$/, 'nobody'), {
      headers: { accept: 'text/html,*/*' },
    });
    expect(status).toBe(404);
    expect(text).toContain('<h1>There is no such payment.</h1>');
  });

  it('shows names as text', async () => {
    const { page } = await open();
    const { text } = await visit(page);
    expect(text).toContain('Aurora &lt;b&gt;&amp;');
    expect(text).not.toContain('<b>');
  });

  it('takes no form that another page sends', async () => {
    const { page, read } = await open({ method: 'ewallet' });
    for (const origin of ['https://evil.example', 'null', 'http://aurora.localhost:4000']) {
      const { status } = await visit(`${page}/pay`, {
        form: { outcome: 'paid' },
        headers: { origin },
      });
      expect(status).toBe(403);
    }
    expect((await read())?.status).toBe('requires_action');
    const { origin } = new URL(page);
    await visit(`${page}/pay`, { form: { outcome: 'paid' }, headers: { origin } });
    expect((await read())?.status).toBe('succeeded');
  });
});
