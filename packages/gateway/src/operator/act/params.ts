import { readFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import type { AnyAct } from '../../kernel/acts/act.ts';
import { StartError } from '../../kernel/start-error.ts';
import { spanIn, spanText } from './span.ts';

/** A parameter of an act, as its schema describes it. */
export interface Param {
  readonly name: string;
  /** As it is typed where it is no word of the line: `--promotion-id`. */
  readonly option: string;
  /** What may be said: words to choose from, an example, or a kind of value. */
  readonly takes: string;
  /** Undefined where any text will do. */
  readonly choices: readonly string[] | undefined;
  /** What it is called where something is none: “name of a flag”. */
  readonly title: string | undefined;
  readonly description: string;
  /** One that is sound, as JSON. */
  readonly example: string | undefined;
  /** What is meant where nothing is said; undefined where it must be. */
  readonly otherwise: { readonly value: unknown } | undefined;
  readonly kind: 'text' | 'number' | 'boolean' | 'span' | 'json';
  readonly schema: TSchema;
}

/** Of a JSON schema, what is asked for here. */
interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, TSchema & Shape>>;
  readonly required?: readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** Of a number that is a time; it is typed as people say it. */
  readonly unit?: string;
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
  span: '7d',
  json: '<file.json>',
};

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function paramOf(name: string, shape: TSchema & Shape, isRequired: boolean): Param {
  const shapes: readonly Shape[] = shape.anyOf ?? [shape];
  const isNullable = shapes.some(({ type }) => type === 'null');
  const said = shapes.find(({ type }) => type !== 'null') ?? shape;
  const kind = kindOf(said);
  const choices = said.enum?.map(String);
  const [example] = shape.examples ?? said.examples ?? [];
  return {
    name,
    option: `--${kebab(name)}`,
    takes: choices?.join('|') ?? takenAs(kind, example) ?? named[kind],
    choices,
    title: shape.title ?? said.title,
    description: shape.description ?? said.description ?? '',
    example: kind === 'json' && example !== undefined ? JSON.stringify(example) : undefined,
    otherwise: otherwiseOf(shape, isNullable, isRequired),
    kind,
    schema: shape,
  };
}

function kindOf({ enum: choices, unit, type = '' }: Shape): Param['kind'] {
  if (choices) return 'text';
  return unit === 'milliseconds' ? 'span' : (kinds[type] ?? 'json');
}

function otherwiseOf(shape: Shape, isNullable: boolean, isRequired: boolean): Param['otherwise'] {
  if (shape.default !== undefined) return { value: shape.default };
  if (isNullable) return { value: null };
  return isRequired ? undefined : { value: undefined };
}

/** An example as it is typed; that of a file is told apart. */
function takenAs(kind: Param['kind'], example: unknown): string | undefined {
  if (typeof example === 'number' && kind === 'span') return spanText(example);
  return kind === 'text' && typeof example === 'string' ? example : undefined;
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

const wanted = {
  number: (text: string) => `a number: ${text}`,
  boolean: (text: string) => `true or false: ${text}`,
  span: () => 'a time such as 90m, 12h or 7d.',
} as const;

function valueOf({ kind, option }: Param, text: string): unknown {
  if (kind === 'json') return jsonIn(text);
  if (kind === 'text') return text;
  const number = kind === 'span' ? spanIn(text) : Number(text);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (kind !== 'boolean' && text.trim() !== '' && Number.isFinite(number)) return number;
  throw new StartError(`${option} takes ${wanted[kind](text)}`);
}

/** What was typed, and nothing that the act would not take. */
function soundValueOf(param: Param, text: string): unknown {
  const value = valueOf(param, text);
  const { schema, name, title, choices, example } = param;
  const isChosen = choices === undefined || choices.includes(text);
  if (isChosen && Check(schema, value)) return value;
  if (choices !== undefined) {
    throw new StartError(`${text} is no ${title ?? name}. There are ${choices.join(', ')}.`);
  }
  if (title !== undefined) throw new StartError(`${text} is no ${title}.`);
  const first = Errors(schema, value)[0];
  const why = `${first?.instancePath ?? ''} ${first?.message ?? ''}`.trim();
  const hint = example === undefined ? '' : ' --help shows one.';
  throw new StartError(`${text} is no ${name}: ${why}.${hint}`);
}

/** What was typed of each parameter, as the act takes it. */
export function readParams(
  params: readonly Param[],
  typed: (param: Param) => string | undefined,
): Readonly<Record<string, unknown>> {
  const lacking = params.filter((param) => !param.otherwise && typed(param) === undefined);
  if (lacking.length > 0)
    throw new StartError(`Missing: ${lacking.map(({ option }) => option).join(', ')}.`);
  return Object.fromEntries(
    params.flatMap((param): [string, unknown][] => {
      const text = typed(param);
      if (text !== undefined) return [[param.name, soundValueOf(param, text)]];
      const value = param.otherwise?.value;
      return value === undefined ? [] : [[param.name, value]];
    }),
  );
}
