/** Whether the site is open to whoever looks: it is worked on, or may not be shown where they are. */
export type Gate = 'ok' | 'maintenance' | 'region';

/** How a platform means its numbers: as they follow from what is true, or as pages were once counted. */
export type StatusReading = 'derived' | 'page';

const readings: Readonly<Record<StatusReading, readonly Gate[]>> = {
  derived: ['ok', 'maintenance', 'region'],
  page: ['ok', 'region', 'maintenance'],
};

export interface Closures {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

/** Both at once is maintenance: that one ends. */
export function deriveGate({ maintenance, regionRestriction }: Closures): Gate {
  if (maintenance) return 'maintenance';
  return regionRestriction ? 'region' : 'ok';
}

/** A number that nobody knows keeps nobody out. */
export const gateOfNumber = (number: number, reading: StatusReading): Gate =>
  readings[reading][number] ?? 'ok';

/** As this device keeps it. */
export const numberOfGate = (gate: Gate): number => readings.derived.indexOf(gate);
