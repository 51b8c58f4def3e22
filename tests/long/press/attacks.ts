import { get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from '../../../packages/gateway/src/testing/browser/browser.ts';
import { DEMO_PASSWORD } from '../../../packages/demo/src/index.ts';
import { BREATH, flood } from './flood.ts';
import { ask } from './page.ts';

export interface Target {
  readonly port: number;
  /** The address that presses. */
  readonly from: string;
  /** A promotion that may be joined. */
  readonly promotion: string;
  /** Whom a stranger may try to keep out. */
  readonly account: string;
  readonly number: string;
}

/** Goes on for ever; `pressing` is called once it is what it is meant to be. */
export type Attack = (target: Target, pressing: () => void) => Promise<void>;

const SITE = 'aurora';
/** As long as a browser waits with a stream that ended. */
const PAUSE = 3_000;
const AT_ONCE = 100;

const BODIES = 420;
const STREAMS = 5_200;
const CLAIMS = 30;
const PAGES = 12;
const PICTURE = 4 * 1024 * 1024;

/** Of a text that is no address of e-mail, however it is read: one that tries every way works long. */
const NO_ADDRESS = `a@${'.'.repeat(11_000)} `;

/** Among all that presses, the log-in has to wait for its place, too, or to work for it. */
async function member(target: Target, account: string): Promise<Browser> {
  const browser = new Browser(target.port, SITE, Date.now);
  browser.from = target.from;
  const payload = { type: 'username', username: account, password: DEMO_PASSWORD } as const;
  const { envelope } = await ask(browser, 'login', { payload });
  if (!envelope.success) throw new Error(`${account} was not let in: ${envelope.code}`);
  browser.token = envelope.value?.token;
  return browser;
}

/** Sockets that are opened again a while after they end. */
async function hold(count: number, open: () => Promise<void>, pressing: () => void) {
  let opened = 0;
  const one = async () => {
    for (;;) {
      const over = open();
      if ((opened += 1) === count) pressing();
      await over;
      await delay(PAUSE);
    }
  };
  const all: Promise<void>[] = [];
  for (let at = 0; at < count; at += 1) {
    all.push(one());
    if (at % AT_ONCE === 0) await delay(BREATH);
  }
  await Promise.all(all);
}

function halfBody({ port, from }: Target): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  socket.on('data', () => {});
  socket.once('close', () => resolve());
  const head = `Host: ${SITE}.localhost:${port}\r\nMerchant: ${SITE}\r\nContent-Type: application/json`;
  socket.write(`POST /wps/session/login HTTP/1.1\r\n${head}\r\nContent-Length: 200\r\n\r\n{`);
  return promise;
}

function openStream({ port, from }: Target): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = { host: `${SITE}.localhost:${port}`, merchant: SITE };
  const address = { host: '127.0.0.1', port, localAddress: from, agent: false as const };
  const asked = get({ ...address, path: '/wps/stream', headers }, (answer) => {
    answer.resume();
    answer.once('close', () => resolve());
  });
  asked.on('error', () => resolve());
  return promise;
}

export const attacks: Readonly<Record<string, Attack>> = {
  'slow bodies': (target, pressing) => hold(BODIES, () => halfBody(target), pressing),

  streams: (target, pressing) => hold(STREAMS, () => openStream(target), pressing),

  'claims at once': async (target, pressing) => {
    const browser = await member(target, 'bayani_new');
    const params = { id: target.promotion };
    const claim = () => browser.call('claimPromotion', { params, body: { remark: 'mine' } });
    await flood(CLAIMS, claim, pressing);
  },

  'deep pages': async (target, pressing) => {
    const browser = await member(target, 'marisol88');
    const query = { pageNo: 40, pageSize: 100 };
    await flood(PAGES, () => browser.call('transactions', { query }), pressing);
  },

  uploads: async (target, pressing) => {
    const browser = await member(target, 'amihan_team');
    const picture = Buffer.alloc(PICTURE);
    picture.set([0xff, 0xd8, 0xff]);
    const body = { category: 'other', content: 'A letter with large pictures in it.' };
    const letter = () => browser.call('feedback', { body, files: [picture, picture, picture] });
    await flood(4, letter, pressing);
  },

  'slow patterns': async (target, pressing) => {
    const browser = new Browser(target.port, SITE, Date.now);
    browser.from = target.from;
    const payload = {
      username: 'Novice_1',
      password: 'seven quiet rivers',
      confirmPassword: 'seven quiet rivers',
      disclaimer: true,
      email: NO_ADDRESS,
    };
    await flood(1, () => browser.call('register', { payload }), pressing);
  },

  launches: async (target, pressing) => {
    const browser = await member(target, 'tala_vip');
    const query = { vendor: 'BGS', nodeId: 'moon-orchard', mode: 'trial' } as const;
    await flood(16, () => browser.call('launch', { query }), pressing);
  },
};
