import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { TSchema, Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Diagnostic } from './diagnostic.ts';
import type { Source } from './source.ts';
import { readFormats } from '../invisible-characters.ts';
import { didYouMean } from './suggest.ts';

type Issue = ReturnType<typeof Value.Errors>[number];

const segments = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const schemaAt = (schema: unknown, path: readonly (string | number)[]): Record<string, unknown> =>
  path.reduce<Record<string, unknown>>(
    (node, key) => {
      const next =
        typeof key === 'number'
          ? node['items']
          : ((node['properties'] as Record<string, unknown> | undefined)?.[key] ??
            Object.values((node['patternProperties'] as object | undefined) ?? {})[0]);
      return (next ?? {}) as Record<string, unknown>;
    },
    schema as Record<string, unknown>,
  );

const choicesOf = (schema: Record<string, unknown>): string[] =>
  ((schema['anyOf'] as { const?: unknown }[] | undefined) ?? [])
    .filter((option) => option.const !== undefined)
    .map((option) => JSON.stringify(option.const));

/** What may stand here, where keys are listed or where they have a form. */
function knownHere(known: readonly string[], schema: Record<string, unknown>): string {
  if (known.length > 0) return `Known here: ${known.join(', ')}.`;
  const { description } = schema as { description?: string };
  return description ?? 'A key of letters, digits, dots and underscores.';
}

function* unknownKeys(source: Source, issue: Issue, schema: TSchema): Generator<Diagnostic> {
  const path = segments(issue.instancePath);
  const known = Object.keys((schemaAt(schema, path)['properties'] as object | undefined) ?? {});
  const { additionalProperties = [] } = issue.params as { additionalProperties?: string[] };
  for (const name of additionalProperties) {
    const node = source.root && findNodeAtLocation(source.root, [...path, name]);
    const hint = didYouMean(name, known) ?? knownHere(known, schemaAt(schema, path));
    yield source.report(node?.parent, 'schema.unknown-key', `"${name}" is not known here.`, hint);
  }
}

const unquoted = (word: string): string => word.replaceAll('"', '');

/** What each missing key is for. */
const needed = (schema: Record<string, unknown>, names: readonly string[]): string =>
  names
    .map((name) => {
      const { description = '' } = schemaAt(schema, [name]) as { description?: string };
      return `${name}: ${description}`;
    })
    .join(' ');

const kindHint = (schema: Record<string, unknown>): string =>
  typeof schema['type'] === 'string' ? `A JSON ${schema['type']} is expected.` : 'See the schema.';

/** The parser's own words, but for a pattern, which only a machine reads. */
const faultOf = ({ keyword, message }: Issue): string =>
  keyword === 'pattern'
    ? 'does not have the right form'
    : message.replace('<=', 'at most').replace('>=', 'at least');

function report(source: Source, issue: Issue, schema: TSchema): Diagnostic {
  const expectedAt = (at: readonly (string | number)[]) => schemaAt(schema, at);
  const path = segments(issue.instancePath);
  const node: Node | undefined = source.root && findNodeAtLocation(source.root, path);
  const where = path.length > 0 ? `"${path.join('.')}"` : 'The file';
  if (issue.keyword === 'required') {
    const { requiredProperties = [] } = issue.params as { requiredProperties?: string[] };
    return source.report(
      node,
      'schema.missing',
      `${where} needs ${requiredProperties.join(', ')}.`,
      needed(expectedAt(path), requiredProperties),
    );
  }
  const unseen =
    issue.keyword === 'format' && typeof node?.value === 'string'
      ? readFormats.get(issue.params.format)?.(node.value)
      : undefined;
  if (unseen) return source.report(node, 'text.unseen', `${where} ${unseen.message}.`, unseen.hint);
  const expected = expectedAt(path);
  const options = choicesOf(expected);
  const hint =
    options.length > 0
      ? (didYouMean(String(node?.value), options.map(unquoted)) ?? `One of ${options.join(', ')}.`)
      : ((expected['description'] as string | undefined) ?? kindHint(expected));
  const fault = options.length > 0 ? 'is not one of the choices' : faultOf(issue);
  return source.report(node, 'schema.invalid', `${where} ${fault}.`, hint);
}

/** A file's content by its schema, or every complaint about it at its place. */
export function validate<S extends TSchema>(
  source: Source,
  schema: S,
): { value?: Static<S>; diagnostics: Diagnostic[] } {
  if (!source.root) return { diagnostics: [] };
  const content: unknown = getNodeValue(source.root);
  if (Value.Check(schema, content)) return { value: content as Static<S>, diagnostics: [] };
  const issues = Value.Errors(schema, content);
  // A union reports each of its members too, and an unknown key its value; one line says enough.
  const unions = new Set(
    issues.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  );
  const telling = issues.filter(
    ({ keyword, instancePath }) =>
      keyword !== 'const' &&
      keyword !== 'boolean' &&
      (keyword === 'anyOf' || !unions.has(instancePath)),
  );
  return {
    diagnostics: (telling.length > 0 ? telling : issues).flatMap((issue) =>
      issue.keyword === 'additionalProperties'
        ? Array.from(unknownKeys(source, issue, schema))
        : [report(source, issue, schema)],
    ),
  };
}
