import type { IconName } from '@livery/ui/icon';
import { useTranslation } from '@livery/web/texts/use-translation';
import { useMerchant } from '#kernel/merchant.tsx';
import { pathTo } from '#kernel/routing/path-to.ts';

interface NamedLink {
  readonly name: string;
  readonly url: string;
}

interface LegalWay extends NamedLink {
  readonly icon: IconName;
}

const wayOf = (icon: IconName, name: string, url: string | undefined): readonly LegalWay[] =>
  url ? [{ icon, name, url }] : [];

interface Legal {
  readonly licensee: string;
  /** Under which licence, and of whom. */
  readonly facts: string;
  /** Where that is proven: the regulator's page about this very licence. */
  readonly proof: NamedLink | undefined;
  /** To limits, to whoever helps, to registers, to terms. */
  readonly ways: readonly LegalWay[];
}

/** Who answers for the site, and the ways that everybody must have from every page of it. */
export function useLegal(): Legal {
  const { t } = useTranslation();
  const { legal, name } = useMerchant();
  const { licensee = name, licence, regulator, seal, help, registers } = legal;
  return {
    licensee,
    facts: [licence && t('foot.licence', { licence }), regulator?.name].filter(Boolean).join(' · '),
    proof: seal === undefined ? regulator : { name: licensee, url: seal },
    ways: [
      ...wayOf('limits', t('title.limits'), pathTo('limits')),
      ...help.flatMap(({ name: to, url }) => wayOf('hand-heart', to, url)),
      ...registers.flatMap(({ name: to, url }) => wayOf('ban', to, url)),
      ...wayOf('file', t('foot.terms'), legal.terms),
      ...wayOf('lock', t('foot.privacy'), legal.privacy),
      ...wayOf('shield', legal.complaints?.name ?? '', legal.complaints?.url),
      ...(seal === undefined ? [] : wayOf('seal', regulator?.name ?? '', regulator?.url)),
    ],
  };
}
