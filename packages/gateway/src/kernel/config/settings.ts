import { join } from 'node:path';
import { PASSWORD_COST } from '../passwords/passwords.ts';
import { DEFAULT_HOOKS_HOST } from '../sites/own-hosts.ts';
import { countrySource } from '../sites/country/source.ts';
import {
  destination,
  kibibytes,
  matching,
  oneOf,
  origins,
  path,
  secret,
  wholeNumber,
  type Reader,
} from './readers.ts';

export interface Setting<T> {
  readonly name: string;
  readonly group: Group;
  readonly about: string;
  readonly fallback: string;
  readonly read: Reader<T>;
  /** What it must be, for the sentence that refuses it. */
  readonly wanted: string;
}

export const groups = {
  listening: 'Where it listens',
  data: 'What it serves and where it keeps it',
  secrets: 'Secrets; with DATABASE_URL and merchants in production the first two must be given',
  messages: 'Codes and letters to players, and who they are elsewhere',
  limits: 'Limits and logs',
} as const;
type Group = keyof typeof groups;

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ORIGINS =
  'origins with https, or http on this machine, each a whole host without a star or a path, with commas between';
const DESTINATION = '"console", or an address with https (http on this machine only)';

const setting = <T>(one: Setting<T>): Setting<T> => one;
const token = (name: string, about: string) =>
  setting({
    name,
    group: 'secrets',
    about,
    fallback: '',
    read: secret(16),
    wanted: 'at least 16 characters without spaces',
  });

/** Every setting, once: what reads it, what it may be, and what `--help` says of it. */
export const settings = {
  port: setting({
    name: 'PORT',
    group: 'listening',
    about: 'port to listen on; 0 takes a free one',
    fallback: '4000',
    read: wholeNumber(0, 65_535),
    wanted: 'a number from 0 to 65535',
  }),
  host: setting({
    name: 'HOST',
    group: 'listening',
    about: 'address to listen on; 0.0.0.0 is every one',
    fallback: 'localhost',
    read: matching(/^[\w.:-]{1,253}$/),
    wanted: 'an address or a host name',
  }),
  proxyHops: setting({
    name: 'LIVERY_PROXY_HOPS',
    group: 'listening',
    about: 'proxies in front that tell the client’s address truly',
    fallback: '0',
    read: wholeNumber(0, 9),
    wanted: 'a number from 0 to 9',
  }),
  country: setting({
    name: 'LIVERY_COUNTRY',
    group: 'listening',
    about: 'who knows a visitor’s country: none, header:<name> or file:<path>',
    fallback: 'none',
    read: (text) => countrySource(text, path),
    wanted: '"none", "header:" and the name of a header, or "file:" and a path',
  }),
  origins: setting({
    name: 'LIVERY_ORIGINS',
    group: 'listening',
    about: 'other origins whose pages may call, with commas between',
    fallback: '',
    read: origins,
    wanted: ORIGINS,
  }),
  hooksHost: setting({
    name: 'LIVERY_HOOKS_HOST',
    group: 'listening',
    about: 'host that payment providers call; no site may have it',
    fallback: DEFAULT_HOOKS_HOST,
    read: matching(/^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/),
    wanted: 'the name of a host, such as hooks.example',
  }),
  startPage: setting({
    name: 'LIVERY_START_PAGE',
    group: 'listening',
    about: 'who sees the start page of production and a demo’s accounts: here, everyone',
    fallback: 'here',
    read: oneOf(['here', 'everyone']),
    wanted: '"here" or "everyone"',
  }),
  sites: setting({
    name: 'LIVERY_SITES',
    group: 'data',
    about: 'the merchants.json that `livery build` writes',
    fallback: join('dist', 'merchants.json'),
    read: path,
    wanted: 'a path',
  }),
  state: setting({
    name: 'LIVERY_STATE',
    group: 'data',
    about: 'folder of the embedded database and the generated secrets',
    fallback: '.livery',
    read: path,
    wanted: 'a path',
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    group: 'data',
    about: 'a PostgreSQL server to use instead of the embedded one',
    fallback: '',
    read: matching(/^$|^postgres(ql)?:\/\/.+/),
    wanted: 'postgres://user:password@host:port/database',
  }),
  databaseDirect: setting({
    name: 'LIVERY_DATABASE_DIRECT',
    group: 'data',
    about: 'the same server without a pooler, where DATABASE_URL names one',
    fallback: '',
    read: matching(/^$|^postgres(ql)?:\/\/.+/),
    wanted: 'postgres://user:password@host:port/database',
  }),
  databaseOwner: setting({
    name: 'LIVERY_DATABASE_OWNER',
    group: 'data',
    about: 'the same server as the owner of the tables, where DATABASE_URL names another',
    fallback: '',
    read: matching(/^$|^postgres(ql)?:\/\/.+/),
    wanted: 'postgres://user:password@host:port/database',
  }),
  poolSize: setting({
    name: 'LIVERY_POOL',
    group: 'data',
    about: 'connections to the database, beside one that listens',
    fallback: '10',
    read: wholeNumber(2, 200),
    wanted: 'a number from 2 to 200',
  }),
  pictures: setting({
    name: 'LIVERY_PICTURES',
    group: 'data',
    about: 'folder of drawn covers, marks and banners with their list',
    fallback: '',
    read: (text) => (text === '' ? null : path(text)),
    wanted: 'a path',
  }),
  uploads: setting({
    name: 'LIVERY_UPLOADS',
    group: 'data',
    about: 'where pictures of players are kept: database, or a shared folder',
    fallback: 'database',
    read: (text) => (text === 'database' ? text : path(text)),
    wanted: '"database" or a path',
  }),
  auditAnchors: setting({
    name: 'LIVERY_AUDIT_ANCHORS',
    group: 'data',
    about: 'folder where heads of the audit are added, on a disk nobody changes',
    fallback: '',
    read: (text) => (text === '' ? null : path(text)),
    wanted: 'a path',
  }),
  auditKey: setting({
    name: 'LIVERY_AUDIT_KEY',
    group: 'secrets',
    about: 'signs heads of the audit; made once when not given',
    fallback: '',
    read: secret(32),
    wanted: 'at least 32 characters without spaces',
  }),
  pepper: setting({
    name: 'LIVERY_PEPPER',
    group: 'secrets',
    about: 'mixed into every password hash; made once when not given',
    fallback: '',
    read: (text) => (text === '' ? null : text.length >= 16 ? text : undefined),
    wanted: 'at least 16 characters',
  }),
  key: setting({
    name: 'LIVERY_KEY',
    group: 'secrets',
    about: 'keeps codes, secrets and messages in the database; made once when not given',
    fallback: '',
    read: secret(32),
    wanted: 'at least 32 characters without spaces',
  }),
  formerKey: setting({
    name: 'LIVERY_KEY_FORMER',
    group: 'secrets',
    about: 'the key before this one, once: what it sealed is sealed anew',
    fallback: '',
    read: secret(32),
    wanted: 'at least 32 characters without spaces',
  }),
  passwordCost: setting({
    name: 'LIVERY_PASSWORD_COST',
    group: 'secrets',
    about: 'memory that the hash of a password takes, in KiB; production takes no less',
    fallback: String(PASSWORD_COST),
    read: wholeNumber(8, 1_048_576),
    wanted: 'a number from 8 to 1048576',
  }),
  metricsToken: token('LIVERY_METRICS_TOKEN', 'lets another machine read /metrics'),
  smsToken: token('LIVERY_SMS_TOKEN', 'sent with each SMS as a bearer token'),
  mailToken: token('LIVERY_MAIL_TOKEN', 'sent with each mail as a bearer token'),
  sms: setting({
    name: 'LIVERY_SMS',
    group: 'messages',
    about: 'where SMS go: console, or an address that takes JSON by POST',
    fallback: 'console',
    read: destination,
    wanted: DESTINATION,
  }),
  mail: setting({
    name: 'LIVERY_MAIL',
    group: 'messages',
    about: 'where mails go: console, or an address that takes JSON by POST',
    fallback: 'console',
    read: destination,
    wanted: DESTINATION,
  }),
  firebaseEmulator: setting({
    name: 'FIREBASE_AUTH_EMULATOR_HOST',
    group: 'messages',
    about: 'Firebase’s emulator; demos with a project "demo-…" take its tokens',
    fallback: '',
    read: (text) => (text === '' ? null : matching(/^[\w.-]{1,253}:\d{1,5}$/)(text)),
    wanted: 'a host and a port, such as 127.0.0.1:9099',
  }),
  bodyLimit: setting({
    name: 'LIVERY_BODY_LIMIT',
    group: 'limits',
    about: 'largest body of a request, in KiB',
    fallback: '32',
    read: kibibytes(8, 1_024),
    wanted: 'a number from 8 to 1024',
  }),
  uploadLimit: setting({
    name: 'LIVERY_UPLOAD_LIMIT',
    group: 'limits',
    about: 'largest picture a player may send, in KiB',
    fallback: '5120',
    read: kibibytes(64, 65_536),
    wanted: 'a number from 64 to 65536',
  }),
  requestsAtOnce: setting({
    name: 'LIVERY_REQUESTS',
    group: 'limits',
    about: 'requests that run at once; more are asked to come later',
    fallback: '400',
    read: wholeNumber(10, 10_000),
    wanted: 'a number from 10 to 10000',
  }),
  streamsAtOnce: setting({
    name: 'LIVERY_STREAMS',
    group: 'limits',
    about: 'pages that hear live news at once',
    fallback: '5000',
    read: wholeNumber(10, 100_000),
    wanted: 'a number from 10 to 100000',
  }),
  addressShare: setting({
    name: 'LIVERY_ADDRESS_SHARE',
    group: 'limits',
    about: 'what one address may hold of everything at once, in percent',
    fallback: '20',
    read: wholeNumber(1, 100),
    wanted: 'a number from 1 to 100',
  }),
  memberWrites: setting({
    name: 'LIVERY_MEMBER_WRITES',
    group: 'limits',
    about: 'what one member may write in a minute; a fourth of it opens games',
    fallback: '120',
    read: wholeNumber(4, 1_000_000),
    wanted: 'a number from 4 to 1000000',
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    group: 'limits',
    about: LEVELS.join(', '),
    fallback: 'info',
    read: oneOf(LEVELS),
    wanted: `one of ${LEVELS.join(', ')}`,
  }),
};
