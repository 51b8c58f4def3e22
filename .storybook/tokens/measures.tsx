import { slotNames, slots } from '../../packages/themes/src/contract/index.ts';
import * as page from '../guides/guide.css.ts';
import { StoryFrame } from '../guides/story-frame.tsx';
import { roles } from '../pages/theme/lettering.css.ts';
import { TokenFamilies, TokenGroup, TokenPage, useChosen } from './chosen.tsx';
import * as css from './pages.css.ts';

/** Families, and every role at every step. */
export function TypePage() {
  const { merchant } = useChosen();
  return (
    <TokenPage
      title="Type"
      lead={`Seven sizes and six voices of ${merchant.name}. Sizes are said in px and served in rem: they grow with what a reader’s device asks for.`}
    >
      {Object.entries(roles).map(([role, steps]) => (
        <TokenGroup key={role} title={role}>
          {steps.map(([step, className]) => (
            <p key={step} className={css.specimen} translate="no">
              <span className={css.step}>{step}</span>
              <span className={className}>
                {role === 'figures' ? '₱12,480.50' : 'Set a budget, then play'}
              </span>
            </p>
          ))}
        </TokenGroup>
      ))}
      <TokenFamilies roots={['type']} />
    </TokenPage>
  );
}

export function SpacePage() {
  return (
    <TokenPage
      title="Space"
      lead="Distances and sizes by what they part. A screen that takes them from here changes with the brand; one that writes pixels does not."
    >
      <TokenFamilies roots={['space', 'size', 'border']} />
    </TokenPage>
  );
}

export function ShapePage() {
  const { merchant } = useChosen();
  return (
    <TokenPage
      title="Shape"
      lead={`Corners, cuts, and what no value can hold: the choices that ${merchant.name} has made of each slot.`}
    >
      <TokenFamilies roots={['radius', 'cut', 'effect']} />
      <TokenGroup title="Choices">
        <dl className={page.keys} translate="no">
          {slotNames.map((name) => (
            <div key={name} className={page.keyRow}>
              <dt className={page.mono}>{name}</dt>
              <dd>
                {`${slots[name].role} `}
                {slots[name].choices.map((choice) => (
                  <span
                    key={choice}
                    className={css.choice}
                    data-chosen={merchant.template[name] === choice || undefined}
                  >
                    {choice}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </TokenGroup>
    </TokenPage>
  );
}

export function ElevationPage() {
  const { docs, merchant } = useChosen();
  const lights = docs.filter(({ path }) => path.startsWith('elevation.'));
  const grounds = new Map(docs.map((one) => [one.path, one.value]));
  return (
    <TokenPage
      title="Elevation"
      lead={`What lies over what in ${merchant.name}. A brand may have no depth at all: then only edges tell.`}
    >
      {lights.map((token) => (
        <TokenGroup key={token.path} title={token.path}>
          <p className={page.soft}>{token.role}</p>
          <div className={css.modes} translate="no">
            {(['dark', 'light'] as const).map((mode) => (
              <div
                key={mode}
                className={css.stage}
                style={{ background: grounds.get('color.surface.page')?.[mode] }}
              >
                <span
                  className={css.card}
                  style={{
                    background: grounds.get('color.surface.raised')?.[mode],
                    color: grounds.get('color.text.strong')?.[mode],
                    boxShadow: token.value[mode],
                  }}
                >
                  {mode}
                </span>
              </div>
            ))}
          </div>
        </TokenGroup>
      ))}
    </TokenPage>
  );
}

export function ChartsPage() {
  return (
    <TokenPage
      title="Charts"
      lead="Four colours that stand out from every calm ground, and what tells them apart without colour: dashes, marks and patterns."
    >
      <TokenFamilies roots={['color.chart']} />
      <TokenGroup title="As they are drawn">
        <div className={page.stories}>
          <StoryFrame id="data-chart--lines" title="Lines" />
          <StoryFrame id="data-chart--bars-beside-each-other" title="Bars" />
        </div>
      </TokenGroup>
    </TokenPage>
  );
}
