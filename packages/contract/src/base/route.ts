export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  readonly method: Method;
  /** Parameters are written `:nodeId`. */
  readonly path: string;
  /** The body is `{data: <JWE>}`. */
  readonly encrypted: boolean;
  /** Takes an `Idempotency-Key`, and so may be sent again. */
  readonly idempotent: boolean;
  /** The body is written as a form is, not as JSON. */
  readonly form?: true;
}

/** Rows of the tables; what is sealed is encrypted, what is keyed may be sent again. */
const at =
  (method: Method, encrypted = false, idempotent = false) =>
  (path: string): Route => ({ method, path: `/wps${path}`, encrypted, idempotent });

export const get = at('GET');
export const post = at('POST');
export const formPost = (path: string): Route => ({ ...post(path), form: true });
export const put = at('PUT');
export const remove = at('DELETE');
export const sealedPost = at('POST', true);
export const sealedPut = at('PUT', true);
export const keyedPost = at('POST', false, true);
export const sealedKeyedPost = at('POST', true, true);
