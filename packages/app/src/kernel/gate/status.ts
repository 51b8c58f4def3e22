import { ApiError } from '@livery/web/http/api-error';
import { isRecord, local, readJson } from '@livery/web/store/storage';
import {
  deriveGate,
  gateOfNumber,
  numberOfGate,
  type Gate,
  type StatusReading,
} from './derive-gate.ts';

export interface Status {
  readonly gate: Gate;
  /** When the site is expected back, in ms. */
  readonly until?: number | undefined;
}

interface KeptStatus {
  readonly status: number;
  readonly at: number;
  readonly until?: number;
}

export const openStatus: Status = { gate: 'ok' };

const key = 'systemStatus';

/** What is older says nothing of today. */
const longestKept = 24 * 3_600_000;

const isKept = (value: unknown): value is KeptStatus =>
  isRecord(value) && typeof value['status'] === 'number' && typeof value['at'] === 'number';

/** How it stood when this device last asked; open where that is too long ago. */
export function keptStatus(now = Date.now()): Status {
  const kept = readJson(local, key, isKept);
  if (!kept || kept.at > now || now - kept.at > longestKept) return openStatus;
  const gate = gateOfNumber(kept.status, 'derived');
  return typeof kept.until === 'number' ? { gate, until: kept.until } : { gate };
}

export function keepStatus({ gate, until }: Status, at = Date.now()): void {
  const kept: KeptStatus = { status: numberOfGate(gate), at, ...(until ? { until } : {}) };
  local.set(key, JSON.stringify(kept));
}

/** What an answer of the platform says; an older one may send a number and nothing else. */
export function readStatus(reply: unknown, reading: StatusReading): Status {
  if (!isRecord(reply)) return openStatus;
  const { maintenance, regionRestriction, status, until } = reply;
  const isTold = typeof maintenance === 'boolean' || typeof regionRestriction === 'boolean';
  const gate =
    !isTold && typeof status === 'number'
      ? gateOfNumber(status, reading)
      : deriveGate({
          maintenance: maintenance === true,
          regionRestriction: regionRestriction === true,
        });
  return typeof until === 'number' ? { gate, until } : { gate };
}

/** Some platforms close even the answer to this question. */
export function statusOfRefusal(error: unknown): Status | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'system.upgrading') return { gate: 'maintenance' };
  return error.code === 'region.blocked' ? { gate: 'region' } : undefined;
}
