import { List, ListRow } from '@livery/ui/list-row';
import { SectionTitle } from '@livery/ui/section-title';
import type { IconName } from '@livery/ui/icon';
import { Link } from '#kernel/routing/link.ts';
import { pageIfThere } from '#kernel/routing/page-if-there.ts';
import { pathTo } from '#kernel/routing/path-to.ts';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import type { OfferedLimit } from '../limit-kinds.ts';
import { aboutTexts, typeTexts, useMinutes } from '../words.ts';

interface Way {
  readonly to: string;
  readonly icon: IconName;
  readonly label: TextKey;
  readonly description?: string;
  readonly value?: string;
}

function Ways({ title, ways }: { readonly title: string; readonly ways: readonly Way[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={title}>
      <SectionTitle title={title} />
      <List>
        {ways.map(({ to, label, ...way }) => (
          <ListRow key={to} {...way} label={t(label)} render={<Link to={to} />} />
        ))}
      </List>
    </section>
  );
}

const icons = {
  deposit: 'deposit',
  loss: 'minus',
  wager: 'coins',
  stake: 'ticket',
  time: 'clock',
} as const;

/** Kinds of limits, to be added. */
export function AddLimit({ kinds }: { readonly kinds: readonly OfferedLimit[] }) {
  const { t } = useTranslation();
  const ways = kinds.map(({ type }) => ({
    to: pathTo('setLimit', { type }),
    icon: icons[type],
    label: typeTexts[type],
    description: t(aboutTexts[type]),
  }));
  return <Ways title={t('limits.add')} ways={ways} />;
}

export interface BreaksProps {
  readonly realityCheckMinutes: number;
  /** A break is on: what is left is to make it longer. */
  readonly onBreak: boolean;
}

/** Ways to play less, or not at all. */
export function Breaks({ realityCheckMinutes, onBreak }: BreaksProps) {
  const { t } = useTranslation();
  const minutes = useMinutes();
  const exclusion: Way = {
    to: pathTo('exclusion'),
    icon: 'ban',
    label: 'title.exclusion',
    description: t('limits.breaks.exclusion'),
  };
  if (onBreak) return <Ways title={t('limits.breaks')} ways={[exclusion]} />;
  const ways: readonly Way[] = [
    {
      to: pathTo('timeOut'),
      icon: 'pause',
      label: 'title.timeOut',
      description: t('limits.breaks.timeOut'),
    },
    exclusion,
    {
      to: pathTo('realityCheck'),
      icon: 'bell',
      label: 'title.realityCheck',
      description: t('limits.breaks.realityCheck'),
      value: minutes(realityCheckMinutes),
    },
  ];
  return <Ways title={t('limits.breaks')} ways={ways} />;
}

/** A page that may not be there yet, or not at this merchant. */
function wayThere(
  name: 'transactions' | 'statement' | 'betRecord',
  icon: IconName,
  label: TextKey,
): Way[] {
  const to = pageIfThere(name as 'transactions');
  return to === undefined ? [] : [{ to, icon, label }];
}

/** What was played, and a test for oneself. */
export function LookAtPlay() {
  const { t } = useTranslation();
  const ways: readonly Way[] = [
    {
      to: pathTo('selfTest'),
      icon: 'list-bullets',
      label: 'title.selfTest',
      description: t('limits.look.selfTest'),
    },
    ...wayThere('statement', 'file', 'title.statement'),
    ...wayThere('transactions', 'receipt', 'title.transactions'),
    ...(FLAGS.TRANSBETREPMEM3
      ? wayThere('betRecord', 'game-recent', 'flag.TRANSBETREPMEM3.entry')
      : []),
  ];
  return <Ways title={t('limits.look')} ways={ways} />;
}
