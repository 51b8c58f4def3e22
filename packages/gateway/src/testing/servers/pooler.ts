import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOwner, plainEnvironment } from '../../kernel/database/embedded/binaries.ts';
import { freePort } from './debian.ts';

export interface Pooler {
  readonly port: number;
  stop(): Promise<void>;
}

/** The system's PgBouncer before a server, with a connection for each transaction. */
export async function startPooler(server: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password } = new URL(server);
  const folder = mkdtempSync(join(tmpdir(), 'livery-pooler-'));
  const port = await freePort();
  const secret = password === '' ? '' : ` password=${password}`;
  const there = `host=${hostname} port=${serverPort} user=${username}${secret}`;
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = ${there}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 4',
    'max_client_conn = 1000',
    // A database a file: what the last ones left open would fill the server.
    'server_idle_timeout = 2',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  const owner = await findOwner();
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const one of [folder, file]) chownSync(one, owner.uid, owner.gid);
  }
  const child = spawn('pgbouncer', ['-q', file], {
    ...owner,
    cwd: folder,
    env: plainEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The pooler did not start.');
    await delay(20);
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
