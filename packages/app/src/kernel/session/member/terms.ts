import { signal } from '@livery/web/store/signal';
import { currentSession } from '../session.ts';

/** Who has yet to accept the terms that hold; nobody, until the platform says so. */
export const termsDue = signal<string | undefined>(undefined);

/** As a refusal says it, or what is known of the member. */
export function noteTerms(isDue: boolean): void {
  const name = currentSession()?.userName;
  if (isDue) termsDue.set(name);
  else if (termsDue.get() === name) termsDue.set(undefined);
}
