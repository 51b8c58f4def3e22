/** Amounts travel as decimal text; comparing them goes through whole hundredths. */
export function hundredths(amount) {
  const [whole = '0', part = ''] = String(amount).split('.');
  return (
    BigInt(whole) * 100n +
    BigInt(part.padEnd(2, '0').slice(0, 2)) * (whole.startsWith('-') ? -1n : 1n)
  );
}

export function amountOf(value) {
  const text = String(value < 0n ? -value : value).padStart(3, '0');
  return `${value < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Figures and what parts them, as Arabic writes them. */
export const inArabic = (figures) =>
  String(figures)
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    .replaceAll(',', '٬')
    .replaceAll('.', '٫');

export function written(amount, symbol, tag) {
  const [whole = '0', part = ''] = amountOf(hundredths(amount)).split('.');
  const figures = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
  // The sign stands behind the figures, whatever letters it has.
  return tag === 'ar' ? `\u200F${inArabic(figures)}\u00A0${symbol}` : `${symbol}${figures}`;
}
