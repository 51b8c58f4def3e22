import { join, resolve } from 'node:path';
import { Refused } from './refused.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly sites: string;
  readonly state: string;
  readonly databaseUrl: string | undefined;
  readonly pepper: string | undefined;
  readonly demo: boolean;
  readonly logLevel: string;
  readonly proxyHops: number;
}

interface Setting<T> {
  readonly name: string;
  readonly about: string;
  readonly fallback: string;
  /** Undefined refuses the value. */
  read(text: string): T | undefined;
  readonly wanted: string;
}

const ROOT = resolve(import.meta.dirname, '../../..');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const wholeNumber = (low: number, high: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? value : undefined;
};
const path = (text: string) => (text.includes('\0') ? undefined : resolve(ROOT, text));

/** Every setting, once: what reads it, what it may be, and what `--help` says of it. */
const settings = {
  port: {
    name: 'PORT',
    about: 'port to listen on; 0 takes a free one',
    fallback: '4000',
    read: wholeNumber(0, 65_535),
    wanted: 'a number from 0 to 65535',
  },
  host: {
    name: 'HOST',
    about: 'address to listen on; 0.0.0.0 is every one',
    fallback: 'localhost',
    read: (text: string) => (/^[\w.:-]{1,253}$/.test(text) ? text : undefined),
    wanted: 'an address or a host name',
  },
  sites: {
    name: 'LIVERY_SITES',
    about: 'the merchants.json that `livery build` writes',
    fallback: join('dist', 'merchants.json'),
    read: path,
    wanted: 'a path',
  },
  state: {
    name: 'LIVERY_STATE',
    about: 'folder of the embedded database and the generated secrets',
    fallback: '.livery',
    read: path,
    wanted: 'a path',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    about: 'a PostgreSQL server to use instead of the embedded one',
    fallback: '',
    read: (text: string) => (text === '' || /^postgres(ql)?:\/\/.+/.test(text) ? text : undefined),
    wanted: 'postgres://user:password@host:port/database',
  },
  pepper: {
    name: 'LIVERY_PEPPER',
    about: 'secret mixed into every password hash; made once when not given',
    fallback: '',
    read: (text: string) => (text === '' || text.length >= 16 ? text : undefined),
    wanted: 'at least 16 characters',
  },
  demo: {
    name: 'LIVERY_DEMO',
    about: '1 gives demo merchants players and a history',
    fallback: '0',
    read: (text: string) => (text === '1' ? true : text === '0' || text === '' ? false : undefined),
    wanted: '0 or 1',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    about: LEVELS.join(', '),
    fallback: 'info',
    read: (text: string) => (LEVELS.includes(text) ? text : undefined),
    wanted: `one of ${LEVELS.join(', ')}`,
  },
  proxyHops: {
    name: 'LIVERY_PROXY_HOPS',
    about: 'proxies in front that tell the client’s address truly',
    fallback: '0',
    read: wholeNumber(0, 9),
    wanted: 'a number from 0 to 9',
  },
} satisfies Record<string, Setting<unknown>>;

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = <T>(setting: Setting<T>): T => {
    const value = setting.read(environment[setting.name] ?? setting.fallback);
    // The value itself may be a secret, so the sentence does not repeat it.
    if (value === undefined) throw new Refused(`${setting.name} must be ${setting.wanted}.`);
    return value;
  };
  return {
    port: read(settings.port),
    host: read(settings.host),
    sites: read(settings.sites),
    state: read(settings.state),
    databaseUrl: read(settings.databaseUrl) || undefined,
    pepper: read(settings.pepper) || undefined,
    demo: read(settings.demo),
    logLevel: read(settings.logLevel),
    proxyHops: read(settings.proxyHops),
  };
}

export function help(): string {
  const lines = Object.values(settings).map(({ name, about, fallback }) => {
    const otherwise = fallback === '' ? '' : ` (${fallback})`;
    return `  ${name.padEnd(18)} ${about}${otherwise}`;
  });
  return `Usage: node packages/gateway/src/main.ts

The Livery reference gateway. It is set up by its environment:

${lines.join('\n')}
`;
}
