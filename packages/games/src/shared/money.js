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

export function written(amount, symbol) {
  const [whole = '0', part = ''] = amountOf(hundredths(amount)).split('.');
  return `${symbol}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`;
}
