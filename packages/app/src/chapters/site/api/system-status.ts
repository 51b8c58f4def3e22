import { readStatus, statusOfRefusal, type Status } from '#kernel/gate/status.ts';
import type { StatusReading } from '#kernel/gate/derive-gate.ts';
import { call } from '#kernel/http/client.ts';

/** How it stands with the site; undefined where that cannot be told. */
export async function askStatus(reading: StatusReading): Promise<Status | undefined> {
  try {
    return readStatus(await call('systemStatus', {}), reading);
  } catch (error) {
    return statusOfRefusal(error);
  }
}
