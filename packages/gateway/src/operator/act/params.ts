import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { StartError } from '../../kernel/start-error.ts';

/** A parameter of an act, as its schema describes it. */
export interface Param {
  readonly name: string;
  /** As it is typed: `--promotion-id`. */
  readonly option: string;
  /** What may be said: words to choose from, or a kind of value. */
  readonly takes: string;
  readonly description: string;
  /** What is meant where nothing is said; undefined where it must be. */
  readonly otherwise: { readonly value: unknown } | undefined;
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
}

/** Of a JSON schema, what is asked for here. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

const kinds: Readonly<Record<string, Param['kind']>> = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

const named: Readonly<Record<Param['kind'], string>> = {
  text: '<text>',
  number: '<number>',
  boolean: 'true|false',
  json: '<file.json>',
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function paramOf(name: string, shape: Shape, isRequired: boolean): Param {
  const choices = shape.anyOf ?? [shape];
  const isNullable = choices.some(({ type }) => type === 'null');
  const said = choices.find(({ type }) => type !== 'null') ?? shape;
  const kind = said.enum ? 'text' : (kinds[said.type ?? ''] ?? 'json');
  return {
    name,
    option: `--${kebab(name)}`,
    takes: said.enum?.join('|') ?? named[kind],
    description: shape.description ?? said.description ?? '',
    otherwise: isNullable ? { value: null } : isRequired ? undefined : { value: undefined },
    kind,
  };
}

/** What an act asks for, in the order of its schema. */
export function paramsOf({ params }: Pick<AnyAct, 'params'>): readonly Param[] {
  const { properties = {}, required = [] } = params as TSchema & Shape;
  return Object.entries(properties).map(([name, shape]) =>
    paramOf(name, shape, required.includes(name)),
  );
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `${file} ${error instanceof SyntaxError ? 'is not JSON' : 'cannot be read'}.`,
    );
  }
}

function valueOf({ kind, option }: Param, text: string): unknown {
  if (kind === 'json') return jsonIn(text);
  if (kind === 'text') return text;
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  const number = Number(text);
  if (kind === 'number' && text.trim() !== '' && Number.isFinite(number)) return number;
  throw new StartError(
    `${option} takes ${kind === 'boolean' ? 'true or false' : 'a number'}: ${text}`,
  );
}

/** What was typed, as the act takes it; its schema says whether that is sound. */
export function readParams(
  params: readonly Param[],
  options: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const lacking = params.filter(
    ({ option, otherwise }) => otherwise === undefined && options[option.slice(2)] === undefined,
  );
  if (lacking.length > 0)
    throw new StartError(`Missing: ${lacking.map(({ option }) => option).join(', ')}.`);
  return Object.fromEntries(
    params.flatMap((param): [string, unknown][] => {
      const text = options[param.option.slice(2)];
      if (text !== undefined) return [[param.name, valueOf(param, text)]];
      const value = param.otherwise?.value;
      return value === undefined ? [] : [[param.name, value]];
    }),
  );
}
