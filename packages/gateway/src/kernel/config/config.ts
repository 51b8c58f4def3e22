import type { CountrySource } from '../sites/country/source.ts';
import { groups, settings, type Setting } from './settings.ts';
import { StartError } from '../start-error.ts';

/** Where messages to players go. */
export type Destination =
  | { readonly kind: 'console' }
  | { readonly kind: 'http'; readonly url: string; readonly token: string | undefined };

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly proxyHops: number;
  /** Who says where a visitor is. */
  readonly country: CountrySource;
  /** Pages of these may call besides the site itself. */
  readonly origins: readonly string[];
  /** What payment providers call. */
  readonly hooksHost?: string;
  /** `here`, this machine, or `everyone`. */
  readonly startPage: string;
  readonly sites: string;
  readonly state: string;
  readonly databaseUrl: string | undefined;
  /** Past a pooler, for what one cannot do: to listen, and to make tables. */
  readonly databaseDirect: string | undefined;
  /** Makes the tables, and gives the role that serves from them what it needs. */
  readonly databaseOwner: string | undefined;
  readonly poolSize: number;
  /** Where pictures lie that were drawn beforehand. */
  readonly pictures: string | undefined;
  /** `database`, or the folder where pictures of players are kept. */
  readonly uploads: string;
  /** The folder where heads of the audit are written down, and are never changed. */
  readonly auditAnchors: string | undefined;
  /** Signs them. */
  readonly auditKey: string | undefined;
  readonly pepper: string | undefined;
  /** Keeps codes, keys of logins and secrets of vendors in the database. */
  readonly key: string | undefined;
  readonly formerKey: string | undefined;
  /** KiB of memory that the hash of a password takes. */
  readonly passwordCost: number;
  readonly metricsToken: string | undefined;
  readonly sms: Destination;
  readonly mail: Destination;
  /** Where Firebase’s emulator is, if it is used; what it says nobody has signed. */
  readonly firebaseEmulator: string | undefined;
  /** In bytes, as is the next. */
  readonly bodyLimit: number;
  readonly uploadLimit: number;
  /** Requests that run at once, and streams that are open. */
  readonly requestsAtOnce: number;
  readonly streamsAtOnce: number;
  /** What one address may hold of everything, in hundredths. */
  readonly addressShare: number;
  /** What a member may write in a minute. */
  readonly memberWrites: number;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong is said at once: nobody likes to be refused twelve times. */
export function readConfig(environment: Environment): Config {
  const textOf = ({ name, fallback }: { name: string; fallback: string }) =>
    environment[name] ?? fallback;
  const refused = Object.values(settings).filter((one) => one.read(textOf(one)) === undefined);
  // The value itself may be a secret, so the sentence does not repeat it.
  const sentences = refused.map(({ name, wanted }) => `${name} must be ${wanted}.`);
  if (sentences.length > 0) throw new StartError(sentences.join('\n'));
  const read = <T>(one: Setting<T>): T => {
    const value = one.read(textOf(one));
    if (value === undefined) throw new StartError(`${one.name} must be ${one.wanted}.`);
    return value;
  };
  const destination = (to: Setting<string>, token: Setting<string | null>): Destination => {
    const [url, given] = [read(to), read(token)];
    return url === 'console'
      ? { kind: 'console' }
      : { kind: 'http', url, token: given ?? undefined };
  };
  return {
    port: read(settings.port),
    host: read(settings.host),
    ...listening(read(settings.proxyHops), read(settings.country)),
    origins: read(settings.origins),
    hooksHost: read(settings.hooksHost),
    startPage: read(settings.startPage),
    sites: read(settings.sites),
    state: read(settings.state),
    databaseUrl: read(settings.databaseUrl) || undefined,
    databaseDirect: read(settings.databaseDirect) || undefined,
    databaseOwner: read(settings.databaseOwner) || undefined,
    poolSize: read(settings.poolSize),
    pictures: read(settings.pictures) ?? undefined,
    uploads: read(settings.uploads),
    auditAnchors: read(settings.auditAnchors) ?? undefined,
    auditKey: read(settings.auditKey) ?? undefined,
    pepper: read(settings.pepper) ?? undefined,
    key: read(settings.key) ?? undefined,
    formerKey: read(settings.formerKey) ?? undefined,
    passwordCost: read(settings.passwordCost),
    metricsToken: read(settings.metricsToken) ?? undefined,
    sms: destination(settings.sms, settings.smsToken),
    mail: destination(settings.mail, settings.mailToken),
    firebaseEmulator: read(settings.firebaseEmulator) ?? undefined,
    bodyLimit: read(settings.bodyLimit),
    uploadLimit: read(settings.uploadLimit),
    requestsAtOnce: read(settings.requestsAtOnce),
    streamsAtOnce: read(settings.streamsAtOnce),
    addressShare: read(settings.addressShare),
    memberWrites: read(settings.memberWrites),
    logLevel: read(settings.logLevel),
  };
}

/** From anybody but a proxy a header is a claim. */
function listening(proxyHops: number, country: CountrySource) {
  if (country.kind === 'header' && proxyHops === 0) {
    throw new StartError(
      `${settings.proxyHops.name} must be at least 1 where ${settings.country.name} names a header.`,
    );
  }
  return { proxyHops, country };
}

export function help(): string {
  const all = Object.values(settings);
  const sections = Object.entries(groups).map(([group, title]) => {
    const lines = all
      .filter((setting) => setting.group === group)
      .map(({ name, about, fallback }) => {
        const otherwise = fallback === '' ? '' : ` (${fallback})`;
        return `  ${name.padEnd(21)} ${about}${otherwise}`;
      });
    return `${title}:\n${lines.join('\n')}\n`;
  });
  return `Usage: node packages/gateway/src/main.ts

The Livery reference gateway. It is set up by its environment, and docs/gateway.md tells more.

${sections.join('\n')}`;
}
