import { Type } from 'typebox';

/** A choice of words. */
export const oneOf = <const Choices extends readonly string[]>(
  choices: Choices,
  description: string,
) =>
  Type.Unsafe<Choices[number]>(
    Type.Union(
      choices.map((choice) => Type.Literal(choice)),
      { description },
    ),
  );

export const closed = { additionalProperties: false } as const;

export const hex = (description: string) =>
  Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: `${description} As #rrggbb.` });

/** An address a link may lead to: https, or a path of the site. */
export const address = (description: string) =>
  Type.String({
    pattern: '^(https://[a-z0-9.-]+(:[0-9]+)?(/[^\\s"<>\\\\]*)?|/m/[^\\s"<>\\\\]*)$',
    maxLength: 300,
    description: `${description} An https address, or a path of the site: /m/…`,
  });

export const asset = (kinds: string, description: string) =>
  Type.String({
    pattern: `^assets/[a-z0-9-]+\\.(${kinds})$`,
    description: `${description} A file in assets/, in lower case: ${kinds.replaceAll('|', ', ')}.`,
  });

export const words = (description: string, maxLength = 120) =>
  Type.String({ minLength: 1, maxLength, description });

export const host = Type.String({
  pattern: '^[a-z0-9.-]+(:[0-9]+|:\\*)?$',
  description: 'A host name, with a port where it needs one: games.example:8443.',
});
