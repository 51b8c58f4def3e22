import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Diagnostic } from './diagnostic.ts';
import { parseSource, type SourceFile } from './source.ts';

/** Warnings of one code that a manifest keeps quiet, and why. */
export interface QuietWarning {
  readonly file: string;
  readonly code: string;
  readonly reason: string;
  readonly count: number;
}

interface EditRequest {
  readonly code: string;
  readonly reason: string;
  readonly node: Node;
}

const wishesIn = (silenced: Node | undefined): readonly EditRequest[] =>
  (silenced?.type === 'object' ? (silenced.children ?? []) : []).flatMap(
    ({ children: [key, value] = [] }) =>
      key && typeof value?.value === 'string'
        ? [{ code: String(key.value), reason: value.value, node: key }]
        : [],
  );

/**
 * Findings without the warnings that the manifest keeps quiet. An error cannot
 * be kept quiet, and a code that nothing has is a finding itself; that there is
 * a reason, the schema sees to. `isWhole` says that nothing is left to be looked at.
 */
export function silence(
  manifest: SourceFile,
  diagnostics: readonly Diagnostic[],
  isWhole: boolean,
): { diagnostics: readonly Diagnostic[]; silenced: readonly QuietWarning[] } {
  const { source } = parseSource(manifest);
  const wishes = wishesIn(source.root && findNodeAtLocation(source.root, ['silenced']));
  const found: Diagnostic[] = [];
  const silenced: QuietWarning[] = [];
  for (const { code, reason, node } of wishes) {
    const alike = diagnostics.filter((one) => one.code === code);
    const errors = alike.filter(({ severity }) => severity === 'error').length;
    if (errors > 0)
      found.push({
        ...source.report(
          node,
          'silence.error',
          `"${code}" is an error, and errors are not silenced.`,
          'Mend it, and take this line out.',
        ),
        severity: 'warning',
      });
    else if (alike.length > 0)
      silenced.push({ file: source.file, code, reason, count: alike.length });
    else if (isWhole)
      found.push({
        ...source.report(
          node,
          'silence.unused',
          `"${code}" is silenced, and nothing has it.`,
          'Take the line out.',
        ),
        severity: 'warning',
        mend: { says: 'taken out', edit: { op: 'remove', path: ['silenced', code] } },
      });
  }
  const quiet = new Set(silenced.map(({ code }) => code));
  const isTold = ({ code, severity }: Diagnostic): boolean =>
    severity === 'error' || !quiet.has(code);
  return { diagnostics: [...diagnostics.filter(isTold), ...found], silenced };
}
