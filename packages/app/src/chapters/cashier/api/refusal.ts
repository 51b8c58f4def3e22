import { isRecord } from '@livery/web/store/storage';
import { ApiError } from '@livery/web/http/api-error';

/** What a refusal says besides its code. */
interface Told {
  readonly code: string | undefined;
  readonly number: (name: string) => number | undefined;
  readonly text: (name: string) => string | undefined;
}

/** Reads a refusal without trusting its shape: another version of the platform may have sent it. */
export function toldBy(error: unknown): Told {
  const value = error instanceof ApiError && isRecord(error.value) ? error.value : {};
  return {
    code: error instanceof ApiError ? error.code : undefined,
    number: (name) => {
      const found = value[name];
      return typeof found === 'number' ? found : undefined;
    },
    text: (name) => {
      const found = value[name];
      return typeof found === 'string' ? found : undefined;
    },
  };
}
