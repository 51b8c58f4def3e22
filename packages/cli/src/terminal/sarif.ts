import { findingOf, type Diagnostic, type FindingCode } from '@livery/themes';

const rule = (id: FindingCode) => {
  const { means, example, mend } = findingOf(id);
  return {
    id,
    shortDescription: { text: means },
    help: { text: `${mend} For example: ${example}` },
  };
};

/** Findings in the form that code review tools read: SARIF 2.1.0. */
export function sarif(diagnostics: readonly Diagnostic[]): unknown {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'livery check', rules: codes.map(rule) } },
        results: diagnostics.map(({ code, severity, file, line, column, message, hint }) => ({
          ruleId: code,
          ruleIndex: codes.indexOf(code),
          level: severity,
          message: { text: hint ? `${message} ${hint}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file.replaceAll('\\', '/') },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  };
}
