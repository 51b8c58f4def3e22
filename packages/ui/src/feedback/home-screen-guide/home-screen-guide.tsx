import type { ReactNode } from 'react';

import { Button } from '../../actions/button/button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { IconName } from '../../foundations/icon/names.ts';
import { Text } from '../../foundations/text/text.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Message } from '../message/message.tsx';
import { Sheet, type SheetProps } from '../../overlays/sheet/sheet.tsx';
import type { Render } from '../../util/as.tsx';
import { guideOf, type IosVersion } from './guide-of.ts';
import * as css from './home-screen-guide.css.ts';

export interface GuideStep {
  /** What to look for. */
  readonly icon: IconName;
  /** Different from those of the other steps. */
  readonly text: string;
}

export interface GuideTip {
  /** How it goes, in a sentence. */
  readonly text: ReactNode;
  /** One after the other. */
  readonly steps: readonly GuideStep[];
}

export interface HomeScreenGuideProps extends Omit<SheetProps, 'children' | 'cover' | 'start'> {
  /** The version of iOS, where it is one. */
  ios?: IosVersion | undefined;
  /** What to tell on systems before iOS 12.2, and on all others. */
  tips: Readonly<Record<'legacy' | 'generic', GuideTip>>;
  /** Says which version of iOS the web app needs, where the one that is there is older. */
  outdated: ReactNode;
  /** A link to a profile that does it all; shown where the web app can run. */
  profile?: Render | undefined;
  /** What that link does. */
  profileLabel?: string;
}

/** How to put the site on the home screen. */
export function HomeScreenGuide({
  ios,
  tips,
  outdated,
  profile,
  profileLabel,
  ...rest
}: HomeScreenGuideProps) {
  const guide = guideOf(ios);
  const { text, steps } = tips[guide.tip];
  return (
    <Sheet {...rest}>
      {guide.outdated ? <Message>{outdated}</Message> : null}
      <Text tone="soft" className={css.text}>
        {text}
      </Text>
      {steps.length > 0 ? (
        <Stack render={<ol />} gap="m" className={css.steps}>
          {steps.map((step) => (
            <li key={step.text} className={css.step}>
              <span className={css.plate}>
                <Icon name={step.icon} />
              </span>
              <span className={css.words}>{step.text}</span>
            </li>
          ))}
        </Stack>
      ) : null}
      {profile && !guide.outdated ? (
        <Button full icon="download" render={profile}>
          {profileLabel}
        </Button>
      ) : null}
    </Sheet>
  );
}
