/**
 * An address of e-mail, said once: in the schemas, in what a site asks of a
 * registration, and in the app. Behind the `@` no part takes a dot, so that
 * there is one way to read a text and never a thousand to try (ADR 140).
 */
export const emailPattern = '^[^\\s@\\u0000]+@[^\\s@.\\u0000]+(\\.[^\\s@.\\u0000]+)+$';
export const LONGEST_EMAIL = 254;
