import { createScanner } from 'jsonc-parser';
import { schemas } from './schemas.ts';

type Json = Readonly<Record<string, unknown>>;
/** What may stand at a place, by each way of reading the schema; `true` takes anything. */
type Places = readonly (Json | true)[];

/** Kinds of the scanner's tokens, whose own enum is gone once types are erased. */
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COLON, STRING, END] = [1, 2, 3, 4, 6, 10, 17];
/** null, true, false, texts, numbers, and words that are no JSON. */
const words = new Set<number>([7, 8, 9, 10, 11, 16]);
/** Comments, ends of lines and spaces. */
const between = new Set<number>([12, 13, 14, 15]);

interface Token {
  readonly kind: number;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function* tokensOf(text: string): Generator<Token> {
  const scanner = createScanner(text);
  for (;;) {
    const kind: number = scanner.scan();
    if (kind === END) return;
    const start = scanner.getTokenOffset();
    if (between.has(kind)) continue;
    yield { kind, text: scanner.getTokenValue(), start, end: start + scanner.getTokenLength() };
  }
}

/** The schema that a file of a merchant is held to; texts, pictures and all else have none to hide by. */
function schemaFor(file: string): string | undefined {
  const name = file.split(/[/\\]/).at(-1) ?? '';
  if (name === 'manifest.jsonc') return 'manifest.json';
  if (name === 'template.json') return name;
  return /^tokens\b.*\.json$/.test(name) ? 'tokens.json' : undefined;
}

const isJson = (node: unknown): node is Json => typeof node === 'object' && node !== null;

let published: ReturnType<typeof schemas> | undefined;

class Schema {
  readonly #root: Json;

  constructor(root: Json) {
    this.#root = root;
  }

  get top(): Places {
    return this.#open([this.#root]);
  }

  /** What may stand under a key; nothing where the key is not known. */
  under(places: Places, key: string): Places {
    return this.#open(places.flatMap((place) => (place === true ? [true] : under(place, key))));
  }

  /** What may stand in a list. */
  within(places: Places): Places {
    return this.#open(
      places.flatMap((place) => {
        if (place === true) return [true];
        const { items, prefixItems } = place;
        return [items, ...(Array.isArray(prefixItems) ? (prefixItems as unknown[]) : [])];
      }),
    );
  }

  /** References followed, and choices beside what they are choices of. */
  #open(nodes: readonly unknown[]): Places {
    const found = new Set<Json | true>();
    const open = (node: unknown): void => {
      if (node === true) found.add(true);
      if (!isJson(node) || found.has(node)) return;
      found.add(node);
      const { $ref, $defs: _defs, ...said } = node;
      if (typeof $ref === 'string') {
        open((this.#root['$defs'] as Json | undefined)?.[$ref.replace('#/$defs/', '')]);
      }
      for (const name of ['anyOf', 'oneOf', 'allOf']) {
        const choices = said[name];
        if (Array.isArray(choices)) for (const one of choices as unknown[]) open(one);
      }
    };
    for (const node of nodes) open(node);
    return [...found];
  }
}

function under(place: Json, key: string): readonly unknown[] {
  const { properties, patternProperties, additionalProperties } = place as Readonly<
    Record<string, Json | undefined>
  >;
  if (properties && Object.hasOwn(properties, key)) {
    // What a token's value is made of, the fault itself has to be seen in.
    return key === '$value' ? [true] : [properties[key]];
  }
  const pattern = Object.entries(patternProperties ?? {}).find(([form]) =>
    new RegExp(form, 'u').test(key),
  );
  return [pattern?.[1] ?? additionalProperties];
}

interface Scope {
  /** What may stand in it. */
  readonly places: Places;
  readonly isList: boolean;
  /** What may stand under the key that was read last. */
  next: Places;
}

/** Where values stand whose key no schema knows, in a file that may be no JSON yet. */
function* unknownValues(schema: Schema, text: string): Generator<Token> {
  const tokens = [...tokensOf(text)];
  const whole: Scope = { places: schema.top, isList: false, next: schema.top };
  const scopes: Scope[] = [whole];
  for (const [at, token] of tokens.entries()) {
    const scope = scopes.at(-1) ?? whole;
    const { kind } = token;
    if (kind === OPEN) scopes.push({ places: scope.next, isList: false, next: [] });
    else if (kind === OPEN_LIST) {
      const places = schema.within(scope.next);
      scopes.push({ places, isList: true, next: places });
    } else if ((kind === CLOSE || kind === CLOSE_LIST) && scopes.length > 1) scopes.pop();
    else if (words.has(kind)) {
      const isKey = !scope.isList && tokens[at + 1]?.kind === COLON;
      if (isKey) scope.next = schema.under(scope.places, nameOf(token));
      else if (scope.next.length === 0) yield token;
    }
  }
}

const nameOf = ({ kind, text }: Token): string =>
  kind === STRING ? text : text.replaceAll("'", '');

/**
 * A merchant's file as it may be shown: with a dot for each letter of a value
 * whose key is not known. Nobody can say what that is; it may be a secret that
 * somebody put into the wrong file, and what is shown ends up in logs.
 */
export function hideUnknown(file: string, text: string): string {
  const name = schemaFor(file);
  published ??= schemas();
  const root = name === undefined ? undefined : published[name];
  if (root === undefined) return text;
  const parts: string[] = [];
  let shown = 0;
  for (const { start, end } of unknownValues(new Schema(root), text)) {
    parts.push(text.slice(shown, start), text.slice(start, end).replaceAll(/[^\r\n]/g, '·'));
    shown = end;
  }
  return [...parts, text.slice(shown)].join('');
}
