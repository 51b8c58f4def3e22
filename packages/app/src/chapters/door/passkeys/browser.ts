import { isRecord } from '@livery/web/store/storage';

/** Whether this browser can hold a passkey at all. */
export const canHold = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'credentials' in navigator;

/** Whether somebody closed the browser's dialog, or let it run out: there is nothing to say of it. */
export const isChangeOfMind = (error: unknown): boolean =>
  isRecord(error) && (error['name'] === 'NotAllowedError' || error['name'] === 'AbortError');

/** Whether the device has a passkey of this member already, and so makes no other. */
export const isHeldAlready = (error: unknown): boolean =>
  isRecord(error) && error['name'] === 'InvalidStateError';
