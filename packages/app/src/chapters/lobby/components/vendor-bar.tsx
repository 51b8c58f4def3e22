import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import { ClassifyBar } from '@livery/ui/classify-bar';
import { useMerchant } from '#kernel/merchant.tsx';
import { useNarrow } from '#kernel/routing/narrowing.ts';
import { vendorsQuery } from '../api/vendors.ts';
import { isSlots, type GameFilter } from '../game-filter.ts';
import { vendorsOf } from '../vendors/vendors-of.ts';

/** Of the house there is one maker, and makers of sports have houses of their own. */
const without: ReadonlySet<string> = new Set(['INHOUSE', 'SPORTS', 'ESPORTS', 'COCKFIGHT']);

export const hasVendorBar = (gameType: string): boolean => !without.has(gameType);

export interface VendorBarProps {
  readonly gameType: string;
  readonly filter: GameFilter;
}

/** The makers of a category in a row, of which one is chosen: all of them at first. */
export function VendorBar({ gameType, filter }: VendorBarProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { data } = useQuery(vendorsQuery(useMerchant().code));
  const isNew = filter.gameClassify === 'NEW';
  const vendors = data ? vendorsOf(data, gameType) : [];
  return (
    <ClassifyBar
      label={t('games.makers')}
      options={[
        { value: '', label: t('category.ALL'), icon: 'game-all' },
        ...(isSlots(gameType)
          ? [{ value: 'NEW', label: t('games.new'), icon: 'new-games' as const }]
          : []),
        ...vendors.map(({ vassalage, displayName, showIcon }) => ({
          value: vassalage,
          label: displayName,
          src: showIcon,
        })),
      ]}
      value={filter.vassalage ?? (isNew ? 'NEW' : '')}
      onValueChange={(value) => {
        const { vassalage: _, gameClassify, type: _type, ...kept } = filter;
        const among = isNew ? {} : { gameClassify };
        if (value === 'NEW') narrow({ ...kept, gameClassify: 'NEW' });
        else narrow({ ...kept, ...among, ...(value ? { vassalage: value } : {}) });
      }}
    />
  );
}
