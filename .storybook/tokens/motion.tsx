import { useState } from 'react';

import { Button } from '../../packages/ui/src/actions/button/index.ts';
import type { DocumentedToken } from '../../packages/themes/src/index.ts';
import * as page from '../guides/guide.css.ts';
import { TokenGroup, TokenList, TokenPage, useChosen } from './chosen.tsx';
import * as css from './pages.css.ts';

/** A way to and fro, in the time and by the curve of the brand. */
function Track({ token, curve }: { token: DocumentedToken; curve: string }) {
  const { look } = useChosen();
  const [away, setAway] = useState(false);
  return (
    <div className={css.motion} translate="no">
      <div>
        <h3 className={page.mono}>{token.path}</h3>
        <p className={page.soft}>{`${token.role} ${token.value[look.theme]}, ${curve}`}</p>
      </div>
      <div className={css.track}>
        <span
          className={css.ball}
          data-away={away || undefined}
          style={{ transitionDuration: token.value[look.theme], transitionTimingFunction: curve }}
        />
      </div>
      <Button size="medium" variant="secondary" onClick={() => setAway(!away)}>
        Play
      </Button>
    </div>
  );
}

/** Durations with the curves that belong to them, to be played. */
export function MotionPage() {
  const { docs, look, merchant } = useChosen();
  const moving = docs.filter(({ path }) => path.startsWith('motion.'));
  const curveOf = ({ path }: DocumentedToken): string =>
    (
      moving.find((one) => one.path === `${path}Curve`) ??
      moving.find((one) => one.path === 'motion.curve')
    )?.value[look.theme] ?? 'ease';
  return (
    <TokenPage
      title="Motion"
      lead={`How ${merchant.name} moves. Press to see each; where less motion is asked for, nothing glides.`}
    >
      <TokenGroup title="In time">
        {moving
          .filter(({ type }) => type === 'duration')
          .map((token) => (
            <Track key={token.path} token={token} curve={curveOf(token)} />
          ))}
      </TokenGroup>
      <TokenGroup title="All of them">
        <TokenList shown={moving} />
      </TokenGroup>
    </TokenPage>
  );
}
