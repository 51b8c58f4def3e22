import type { Diagnostic } from '@livery/themes';

/** A finding by what it says: the line may have moved. */
export const diagnosticKey = ({ code, file, message }: Diagnostic): string =>
  `${code} ${file} ${message}`;
