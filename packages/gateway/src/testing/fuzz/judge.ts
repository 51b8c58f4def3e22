import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '@livery/contract';

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
  readonly $ref?: string;
}

export interface Parameter {
  readonly name?: string;
  readonly in?: string;
  readonly required?: boolean;
  readonly schema?: object;
}

export interface Operation {
  readonly path: string;
  readonly method: string;
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses: Readonly<Record<string, Media>>;
  readonly 'x-planned'?: boolean;
  readonly 'x-payload'?: object;
}

const document = openApiDocument();

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, one]) =>
      Object.assign(
        { path, method: method.toUpperCase() },
        one as Omit<Operation, 'path' | 'method'>,
      ),
    ),
);

/** Reads the document as any stranger would: with a validator that knows nothing of us. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp: true });
ajv.addSchema({ $id: 'doc', ...document });
const known = new Map<object, ValidateFunction>();

function validatorOf(schema: object): ValidateFunction {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const text = JSON.stringify(schema).replaceAll('"#/', '"doc#/');
  const made = ajv.compile(JSON.parse(text) as object);
  known.set(schema, made);
  return made;
}

export const isValid = (schema: object, value: unknown): boolean => validatorOf(schema)(value);

/** What is wrong with a reply, in words; undefined where nothing is. */
export function faultOf(operation: Operation, status: number, text: string): string | undefined {
  if (status >= 500 && !(status === 501 && operation['x-planned'] === true))
    return 'a fault of ours';
  if (status === 304) return text === '' ? undefined : 'a body where there is none';
  const response = operation.responses[status] ?? operation.responses['default'];
  const schema = schemaOf(response);
  if (schema === undefined) return 'no schema for this answer';
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    return 'an answer that is no JSON';
  }
  const validate = validatorOf(schema);
  return validate(reply) ? undefined : `outside of its schema: ${ajv.errorsText(validate.errors)}`;
}

function schemaOf(response: Media | undefined): object | undefined {
  if (response?.$ref !== undefined) {
    return document.components.responses.Refused.content['application/json'].schema;
  }
  return response?.content?.['application/json']?.schema;
}
