/** A platform that was started for journeys, and what lies behind it. */
export interface Standing {
  readonly port: number;
  readonly databaseUrl: string;
  /** What its gateway seals with. */
  readonly key: string;
  /** A file of all that the start command said. */
  readonly terminal: string;
}

const nameOf = (worker: string): string => `LIVERY_E2E_${worker}`;

/** Says to whoever makes journeys, and to their processes, which platform a worker has. */
export const notePlatform = (standing: Partial<Standing>, worker = '0'): void =>
  void (process.env[nameOf(worker)] = JSON.stringify(standing));

/**
 * The platform of this worker: each has its own, so that what a player does in two journeys at
 * once never meets. Without workers it is the only one; files are also read before it stands.
 */
export const platform = (): Partial<Standing> =>
  JSON.parse(
    process.env[nameOf(process.env['TEST_PARALLEL_INDEX'] ?? '0')] ?? '{}',
  ) as Partial<Standing>;
