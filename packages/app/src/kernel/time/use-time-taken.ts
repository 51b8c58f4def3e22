import { useTranslation } from '@livery/web/texts/use-translation';

/** How long something takes, in the largest unit that says it without a fraction of no use. */
export function useTimeTaken(): (seconds: number) => string {
  const { language } = useTranslation();
  return (seconds) => {
    const [count, unit] =
      seconds < 5_400
        ? [Math.max(1, Math.ceil(seconds / 60)), 'minute']
        : seconds < 172_800
          ? [Math.ceil(seconds / 3_600), 'hour']
          : [Math.ceil(seconds / 86_400), 'day'];
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
      count,
    );
  };
}
