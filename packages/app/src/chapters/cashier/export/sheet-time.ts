/** A moment as every sheet reads it: `2026-11-25 14:03:09`, where the merchant is. */
export function sheetTime(timeZone: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
    return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
  };
}
