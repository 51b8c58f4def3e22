import { isRecord } from '../storage.ts';
import { ApiError } from './api-error.ts';

type Kind = 'text' | 'record' | 'list';

const is: Readonly<Record<Kind, (part: unknown) => boolean>> = {
  text: (part) => typeof part === 'string',
  record: isRecord,
  list: (part) => Array.isArray(part) && part.every(isRecord),
};

/**
 * Hands an answer on that has the parts a screen is drawn of. One that was made by
 * something else than the platform is no answer: the screen says so, and does not break.
 */
export function inShape<Answer extends object>(
  answer: Answer,
  shape: Partial<Readonly<Record<keyof Answer, Kind>>>,
): Answer {
  const parts: unknown = answer;
  const fits =
    isRecord(parts) &&
    Object.entries<Kind | undefined>(shape).every(([name, kind]) => !kind || is[kind](parts[name]));
  if (!fits) throw new ApiError('unknown', 200);
  return answer;
}
