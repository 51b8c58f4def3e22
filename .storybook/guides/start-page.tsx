import { merchants } from '../merchants.ts';
import { Facts } from './facts.tsx';
import * as css from './guide.css.ts';
import { Said } from './said.tsx';
import { useLook } from './look-context.ts';
import { StoryFrame } from './story-frame.tsx';

const toolbar = [
  ['Merchant', 'Every brand of this repository, through the engine that builds its site.'],
  ['Theme', 'Dark and light. Each brand proves both, whichever it begins with.'],
  ['Language', 'Arabic turns the page and speaks: the words of stories are translated.'],
  ['Length of texts', 'Three times as long as they are, which is longer than German.'],
  ['Size of text', 'Twice as large, as a phone can be told to write.'],
  ['Direction', 'From right to left in English, to look at the layout alone.'],
  ['Motion', 'As the device has it, or as on one that asks for less.'],
] as const;

const shelves = [
  [
    'Tokens',
    'Colours with their measured contrast, type, space, shape, elevation, motion, charts, icons. All of it is read from the contract and from the brand in sight.',
  ],
  ['Foundations and Layout', 'Words, titles, icons, money; and what a screen is laid out with.'],
  ['Actions, Forms, Overlays', 'What is pressed, what is filled in, and what lies over the page.'],
  ['Gaming, Data, Feedback, Navigation, Chat', 'What this product is made of.'],
  ['Boards and Pages', 'Many parts together, and whole screens.'],
  ['Designing', 'Imagery, voice, and how a page is put together: what holds for all of them.'],
  ['Theme', 'What the engine proves of a brand, pair by pair, and contact sheets of it.'],
] as const;

/** Where everybody begins. */
export function StartPage() {
  const { look } = useLook();
  const merchant = merchants.find(({ code }) => code === look.merchant);
  return (
    <>
      <header className={css.head} translate="no">
        <p className={css.shelf}>Livery</p>
        <h1 className={css.name}>One house, many brands</h1>
        <p className={css.lead}>
          {`Every page here is drawn in one brand at a time: now ${merchant?.name ?? look.merchant}, ${look.theme}. A component knows the names of values and never the values themselves; choose another brand above, and all of it changes.`}
        </p>
      </header>
      <div className={css.anatomy}>
        <StoryFrame id="pages-home--guest" title="The home of a guest" />
        <section className={css.section}>
          <h2 className={css.small} translate="no">
            The toolbar
          </h2>
          <Facts rows={toolbar} />
        </section>
      </div>
      <section className={css.section}>
        <h2 className={css.title} translate="no">
          What is here
        </h2>
        <Facts rows={shelves} />
      </section>
      <section className={css.section}>
        <h2 className={css.title} translate="no">
          A page of a component
        </h2>
        <p className={css.soft} translate="no">
          It says what the component is, when it is right, and what is right where it is not. What
          is right stands beside what is wrong, drawn by the components themselves. Its words stand
          in the component’s own folder; props and tokens are read from the sources.
        </p>
      </section>
      <section className={css.section}>
        <h2 className={css.title} translate="no">
          A new brand
        </h2>
        <p className={css.soft} translate="no">
          <Said>
            {
              '`pnpm livery new kestrel --brand "#e5482f"` writes a folder under `merchants`. From then on it stands in the toolbar, on every page here. Look first at Tokens / Colour, then at the boards, then at the home: what is wrong shows there.'
            }
          </Said>
        </p>
      </section>
    </>
  );
}
