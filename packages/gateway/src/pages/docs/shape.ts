interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const NARROW = 72;

/** A schema as people who program read one: like a type, with its limits beside it. */
export function shapeText(schema: object, indent = ''): string {
  const {
    const: constant,
    enum: choices,
    anyOf,
    properties,
    patternProperties,
    items,
  }: Schema = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (choices !== undefined) return choices.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf !== undefined) return anyOf.map((one) => shapeText(one, indent)).join(' | ');
  if (properties !== undefined) return objectText(schema, properties, indent);
  const [record] = Object.values(patternProperties ?? {});
  if (record !== undefined) return `{ [key]: ${shapeText(record, indent)} }`;
  if (items !== undefined) {
    const item = shapeText(items, indent);
    return item.includes(' | ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
  }
  return plainText(schema);
}

function objectText(
  { required = [] }: Schema,
  properties: Readonly<Record<string, Schema>>,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeText(field, inner)}`,
  );
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  if (line.length <= NARROW && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${inner}${field}`).join('\n')}\n${indent}}`;
}

function plainText({ type = 'anything', pattern, maxLength, minimum, maximum }: Schema): string {
  const limits = [
    ...(pattern === undefined || pattern === '^[^\\u0000]*$' ? [] : [`/${pattern}/`]),
    ...(maxLength === undefined ? [] : [`at most ${maxLength}`]),
    ...(minimum === undefined ? [] : [`from ${minimum}`]),
    // Beyond what a browser can count there is no need to say it.
    ...(maximum === undefined || maximum > 1e15 ? [] : [`to ${maximum}`]),
  ];
  return limits.length === 0 ? type : `${type} (${limits.join(', ')})`;
}
