import { isRecord } from '@livery/web/store/storage';

/** Whether this browser can hold a passkey at all. */
export const canHold = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'credentials' in navigator;

/** Whether the device has a passkey of this member already, and so makes no other. */
export const isHeldAlready = (error: unknown): boolean =>
  isRecord(error) && error['name'] === 'InvalidStateError';
