import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs';
import { get } from 'node:http';
import { homedir, tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Long } from './run.ts';

const root = join(import.meta.dirname, '../..');
const PORT = 4790;
const sites = ['aurora', 'mango', 'noir', 'pulse', 'pulse-lite'];

/** Whoever types the README's command on a machine of their own. */
interface Newcomer {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
  /** Nobody else may enter it. */
  readonly home: string;
}

const idOf = (flag: '-u' | '-g', name: string): number => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : -1;
};

function closedHome(parent: string, uid: number, gid: number): string {
  mkdirSync(parent, { recursive: true });
  const home = mkdtempSync(join(parent, 'livery-fresh-'));
  chownSync(home, uid, gid);
  chmodSync(home, 0o700);
  // How this machine reaches its packages is not what is tried here.
  const settings = join(homedir(), '.npmrc');
  if (existsSync(settings)) {
    copyFileSync(settings, join(home, '.npmrc'));
    chownSync(join(home, '.npmrc'), uid, gid);
  }
  return home;
}

/** Root and somebody ordinary, where this is a machine on which one can be both; else whoever this is. */
function newcomers(): readonly Newcomer[] {
  const { uid, gid, username } = userInfo();
  const own = { name: username, uid, gid, home: closedHome(join(homedir(), '.cache'), uid, gid) };
  if (uid !== 0) return [own];
  const name = 'nobody';
  const other = { name, uid: idOf('-u', name), gid: idOf('-g', name) };
  return [own, { ...other, home: closedHome(tmpdir(), other.uid, other.gid) }];
}

/** What a machine says of its way to the network; nothing of the command that runs this one. */
const ofMachine = /^(?:LANG|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i;

const as = ({ uid, gid, home }: Newcomer) => ({
  uid,
  gid,
  env: {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => ofMachine.test(name))),
    PATH: (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter((folder) => !folder.includes('node_modules'))
      .join(delimiter),
    HOME: home,
    PORT: String(PORT),
    CI: 'true',
  },
});

const status = (host: string, path: string): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get({ host: '127.0.0.1', port: PORT, path, headers: { host: `${host}:${PORT}` } }, (reply) => {
    reply.resume();
    resolve(reply.statusCode ?? 0);
  }).on('error', reject);
  return promise;
};

/** Resolves when the command says that it runs; throws what it said when it ends before. */
function running(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let said = '';
  const hear = (part: Buffer) => {
    said += part.toString();
    if (said.includes('Livery is running')) resolve();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('error', reject);
  child.once('exit', () => reject(new Error(`It ended before it ran:\n${said.slice(-2000)}`)));
  return promise;
}

async function tryOut(who: Newcomer, say: (line: string) => void): Promise<void> {
  const clone = join(who.home, 'livery');
  execFileSync('git', ['-c', `safe.directory=${join(root, '.git')}`, 'clone', '-q', root, clone]);
  execFileSync('chown', ['-R', `${who.uid}:${who.gid}`, clone]);
  const command = spawn('npx', ['-y', 'pnpm@12', 'start'], {
    ...as(who),
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => command.once('exit', resolve));
  try {
    await running(command);
    for (const site of sites) {
      const code = await status(`${site}.localhost`, '/m/home');
      if (code !== 200) throw new Error(`${site} answers ${code}`);
    }
    say(`${who.name} in a closed home: all ${sites.length} sites answer`);
  } finally {
    if (command.pid !== undefined && command.exitCode === null)
      process.kill(-command.pid, 'SIGINT');
    await ended;
    // A database that had to lie elsewhere goes with its clone.
    spawnSync('npx', ['-y', 'pnpm@12', 'exec', 'node', 'packages/demo/src/reset.ts'], {
      ...as(who),
      cwd: clone,
    });
  }
}

export const long: Long = {
  about:
    'clones into a home that nobody else may enter and types the README’s first command, as root and as somebody ordinary',
  count: 1,
  run: async (_, say) => {
    const everyone = newcomers();
    try {
      for (const who of everyone) await tryOut(who, say);
    } finally {
      for (const { home } of everyone) rmSync(home, { recursive: true, force: true });
    }
  },
};
