import { findNodeAtLocation } from 'jsonc-parser';
import type { FindingCode } from '../findings/findings.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Source } from './source.ts';

export type KeyPath = readonly (string | number)[];

/** Complains about a key of a manifest at the place that set it. */
export type Report = (
  path: KeyPath,
  code: FindingCode,
  message: string,
  hint?: string,
  severity?: Diagnostic['severity'],
) => Diagnostic;

/** The strongest file that says the key; of a key nobody says, its nearest parent. */
export const reporter =
  (sources: readonly Source[]): Report =>
  (path, code, message, hint, severity = 'error') => {
    for (let length = path.length; length >= 0; length--) {
      const part = path.slice(0, length);
      for (const source of sources) {
        const node = source.root && findNodeAtLocation(source.root, [...part]);
        if (node) return { ...source.report(node, code, message, hint), severity };
      }
    }
    const [own] = sources;
    if (!own) throw new Error('A manifest has at least one source');
    return { ...own.report(undefined, code, message, hint), severity };
  };
