import { CareBar, CareMark } from '@livery/ui/care-bar';
import { useTranslation } from '@livery/web/texts/use-translation';
import { legalLink } from '#chapters/site';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';

/** Out of all play of the country where there is a register for it, or out of this house. */
export function CareMarks() {
  const { t } = useTranslation();
  const [register] = useMerchant().legal.registers;
  const marks = [
    { icon: 'ban', name: t('careBar.exclusion'), url: register?.url ?? pathTo('exclusion') },
    { icon: 'limits', name: t('careBar.limits'), url: pathTo('limits') },
    { icon: 'checks', name: t('careBar.selfTest'), url: pathTo('selfTest') },
  ] as const;
  return (
    <CareBar label={t('careBar.label')}>
      {marks.map((mark) => (
        <CareMark key={mark.icon} icon={mark.icon} render={legalLink(mark)}>
          {mark.name}
        </CareMark>
      ))}
    </CareBar>
  );
}
