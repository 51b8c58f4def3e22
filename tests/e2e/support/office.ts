import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readConfig } from '../../../packages/gateway/src/kernel/config/config.ts';
import { openDatabase } from '../../../packages/gateway/src/kernel/database/pool.ts';
import { loadMerchants } from '../../../packages/gateway/src/kernel/sites/merchants.ts';
import { operatorCommand } from '../../../packages/gateway/src/operator/commands.ts';
import { deskOn } from '../../../packages/gateway/src/operator/desk.ts';
import {
  openOffice,
  type Colleague,
} from '../../../packages/gateway/src/testing/players/office.ts';
import type { Terminal } from '../../../packages/gateway/src/operator/terminal/here.ts';
import { platform } from './platform.ts';

/** Of what runs without anybody at a terminal. */
const nobody: Terminal = {
  name: undefined,
  place: 'cli nobody@nowhere',
  folder: '/nowhere',
  ask: () => Promise.reject(new Error('nobody is there to answer')),
  say: () => {},
};

/** Somebody of the staff at a terminal of their own, logged in, with the real command line. */
export async function employ(
  merchant: string,
  name: string,
  roles: readonly string[],
): Promise<{ readonly office: Colleague['office']; readonly leave: () => Promise<void> }> {
  const { databaseUrl = '', terminal = '', key = '' } = platform();
  const state = dirname(terminal);
  const pepper = (await readFile(join(state, 'pepper.secret'), 'utf8')).trim();
  const config = readConfig(process.env);
  const db = openDatabase(databaseUrl, () => {}, 1);
  const given = { ...config, key, pepper, merchants: loadMerchants(config.sites) };
  const desk: Parameters<typeof openOffice>[0]['desk'] = (here) =>
    deskOn(db, { ...given, clock: Date.now, terminal: here ?? nobody });
  const office = openOffice({
    db,
    now: Date.now,
    advance: () => {},
    desk,
    operateAt: (here, command, ...args) =>
      operatorCommand(command, args, (work) => work(desk(here))),
  });
  const person = await office.employ(name, roles, merchant);
  return {
    office: person.office,
    leave: async () => {
      office.close();
      await db.destroy();
    },
  };
}
