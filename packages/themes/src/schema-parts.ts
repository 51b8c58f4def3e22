import { Type } from 'typebox';
import './invisible-characters.ts';

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

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A name with a dot in it, whose last part is no number: what a browser would take for an address of a machine. */
const hostName = `(?=[^:/]{4,253}(?:[:/]|$))(${label}\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?`;
const port =
  '(:([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))';
/** An origin of the net, as part of a pattern. */
export const origin = (scheme: string): string => `${scheme}://${hostName}${port}?`;

/** An address a link may lead to: https, or a path of the site. */
export const address = (description: string) =>
  Type.String({
    pattern: `^(${origin('https')}(/[^\\s"<>\\\\]*)?|/m/[^\\s"<>\\\\]*)$`,
    maxLength: 300,
    description: `${description} An https address, or a path of the site: /m/…`,
  });

/** Names that Windows keeps for its devices, with and without an ending: no such file or folder can be made there. */
const plainName = '(?!(con|prn|aux|nul|com[0-9]|lpt[0-9])([.]|$))';

/** The name of a folder that every system can make. */
export const folderNamePattern = `^${plainName}[a-z][a-z0-9-]{1,31}$`;
export const folderName = (description: string) =>
  Type.String({ pattern: folderNamePattern, description });

export const asset = (kinds: string, description: string) =>
  Type.String({
    pattern: `^assets/${plainName}[a-z0-9-]+\\.(${kinds})$`,
    description: `${description} A file in assets/, in lower case: ${kinds.replaceAll('|', ', ')}.`,
  });

export const words = (description: string, maxLength = 120) =>
  Type.String({ minLength: 1, maxLength, format: 'livery-name', description });

export const host = Type.String({
  pattern: `^${hostName}(${port}|:\\*)?$`,
  description: 'A host name, with a port where it needs one: games.example:8443.',
});

export const domain = Type.String({
  pattern: `^${hostName}$`,
  maxLength: 253,
  description:
    'A host name alone, in small letters: play.example, without https:// and without a path.',
});
