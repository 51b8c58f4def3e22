import { isRecord, local, readJson } from '@livery/web/store/storage';

/** What this device knows of a member and passkeys. */
interface Note {
  /** The passkey that was made or used here. */
  readonly id?: string;
  /** Until then they are not asked again. */
  readonly quietUntil?: number;
}

export interface Member {
  readonly merchantCode: string;
  readonly userName: string;
}

const key = 'PASSKEY_HERE';
const day = 24 * 60 * 60 * 1000;
/** Whoever declined is left alone for so long. */
export const snoozeAfterDecline = 90 * day;

const isNotes = (value: unknown): value is Readonly<Record<string, Note>> =>
  isRecord(value) && Object.values(value).every(isRecord);

/** Other people use this device, too: nobody reads a name from it. */
async function nameless({ merchantCode, userName }: Member): Promise<string> {
  const text = new TextEncoder().encode(`${merchantCode}:${userName}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return btoa(String.fromCharCode(...bytes.slice(0, 12)));
}

const notes = (): Readonly<Record<string, Note>> => readJson(local, key, isNotes) ?? {};

export const noteOf = async (member: Member): Promise<Note> =>
  notes()[await nameless(member)] ?? {};

export async function keepNote(member: Member, note: Note): Promise<void> {
  const whose = await nameless(member);
  const all = notes();
  local.set(key, JSON.stringify({ ...all, [whose]: { ...all[whose], ...note } }));
}
