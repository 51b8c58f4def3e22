/** What may be sent: a photo, or a paper as PDF. */
export type FileKind = 'picture' | 'pdf';

interface Format {
  /** As people know it. */
  readonly name: string;
  readonly type: string;
  /** The first bytes; names and declared types prove nothing. */
  readonly signature: readonly number[];
}

const formats: Readonly<Record<FileKind, readonly Format[]>> = {
  picture: [
    {
      name: 'PNG',
      type: 'image/png',
      signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    },
    { name: 'JPG', type: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  ],
  pdf: [{ name: 'PDF', type: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] }],
};

const formatsOf = (kinds: readonly FileKind[]): readonly Format[] =>
  kinds.flatMap((kind) => formats[kind]);

/** Whether a file that begins like this is one of them. */
export const isOneOf = (kinds: readonly FileKind[], bytes: Uint8Array): boolean =>
  formatsOf(kinds).some(({ signature }) => signature.every((byte, at) => bytes[at] === byte));

/** What the browser is asked to offer; what comes is looked at all the same. */
export const acceptedOf = (kinds: readonly FileKind[]): string =>
  formatsOf(kinds)
    .map(({ type }) => type)
    .join(',');

/** Their names in a sentence of that language: “PNG, JPG or PDF”. */
export const namesOf = (kinds: readonly FileKind[], locale?: string): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    formatsOf(kinds).map(({ name }) => name),
  );

const unit = { style: 'unit', unitDisplay: 'short', maximumFractionDigits: 1 } as const;

/** So many bytes as that language writes them, in the unit that fits. */
export function sizeOf(bytes: number, locale?: string): string {
  const [value, name] =
    bytes < 1024 * 1024
      ? [Math.max(1, Math.round(bytes / 1024)), 'kilobyte']
      : [bytes / (1024 * 1024), 'megabyte'];
  return new Intl.NumberFormat(locale, { ...unit, unit: name }).format(value);
}
