import { List, ListFact, ListRow } from '@livery/ui/list-row';
import { Progress } from '@livery/ui/progress';
import { SectionTitle } from '@livery/ui/section-title';
import { Surface } from '@livery/ui/surface';
import { Tag, type TagProps } from '@livery/ui/tag';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { TextKey } from '#kernel/i18n/text-key.ts';
import { Link } from '#kernel/routing/link.ts';
import type { AccountGuard, GuardState } from './guards.ts';
import * as css from './security.css.ts';

interface Look {
  readonly text: TextKey;
  readonly tone: NonNullable<TagProps['tone']>;
  readonly icon?: NonNullable<TagProps['icon']>;
}

const looks: Readonly<Record<GuardState, Look>> = {
  set: { text: 'security.state.set', tone: 'success', icon: 'check' },
  unset: { text: 'security.state.unset', tone: 'neutral' },
  attention: { text: 'security.state.attention', tone: 'warning', icon: 'warning' },
};

function StateTag({ state }: { state: GuardState }) {
  const { t } = useTranslation();
  const { text, tone, icon } = looks[state];
  return (
    <Tag tone={tone} {...(icon ? { icon } : {})}>
      {t(text)}
    </Tag>
  );
}

/** How much of what guards an account is there, and each of it with its state. */
export function GuardRows({ guards }: { guards: readonly AccountGuard[] }) {
  const { t } = useTranslation();
  const done = guards.filter(({ state }) => state === 'set').length;
  const all = guards.length;
  return (
    <>
      <Surface pad="m" className={css.sum}>
        <Progress
          label={t('security.sum')}
          value={done}
          max={all}
          valueText={t('security.sum.done', { done, all })}
        />
      </Surface>
      <section aria-label={t('security.guards')}>
        <SectionTitle title={t('security.guards')} />
        <List>
          {guards.map(({ label, icon, state, line, to }) => {
            const shown = { icon, label: t(label), description: t(line) };
            return to === undefined ? (
              <ListFact key={label} {...shown} end={<StateTag state={state} />} />
            ) : (
              <ListRow
                key={label}
                {...shown}
                value={<StateTag state={state} />}
                render={<Link to={to} />}
              />
            );
          })}
        </List>
      </section>
    </>
  );
}
