import { Banner } from '../../packages/ui/src/gaming/banner-carousel/index.ts';
import { GameTile } from '../../packages/ui/src/gaming/game-tile/index.ts';
import { Grid } from '../../packages/ui/src/layout/grid/index.ts';
import { cover } from '../../packages/ui/src/testing/covers.ts';
import { Facts } from '../guides/facts.tsx';
import * as page from '../guides/guide.css.ts';
import { StoryFrame } from '../guides/story-frame.tsx';
import { Pairs } from '../guides/usage.tsx';
import { useChosen } from '../tokens/chosen.tsx';
import * as css from './designing.css.ts';
import { DesignPage, Rule } from './design-page.tsx';

const lagoon = '/art/banner/kraken-lagoon.svg';
const inBoth = { dark: lagoon, light: lagoon };

const measures = [
  ['Banner', '12 × 5, such as 1200 × 500; SVG, PNG or WebP, a picture for each mode.'],
  ['Scene, hero', 'From 780 × 480, at most 2.2 times as wide as high; 96 KB, as SVG 32 KB.'],
  ['Empty', 'From 264 × 192, at most twice as wide as high; 32 KB, as SVG 12 KB.'],
  ['Studio', 'From 192 × 56, at most six times as wide; 16 KB, as SVG 12 KB.'],
  ['Cover', '3 × 4, from the vendor. Where none comes, one is drawn with the name.'],
] as const;

const wordsBeside = {
  good: {
    caption:
      'The picture shows and the words say. They are read out, translated and as large as the reader wants them.',
    shows: (
      <Banner
        title="Kraken Lagoon"
        description="Five new fish tables this week."
        call="Have a look"
        picture={inBoth}
        worded
      />
    ),
  },
  bad: {
    caption:
      'Without `worded` the words are read out and not seen: they would have to be drawn in, in one language and one size.',
    shows: <Banner title="Kraken Lagoon" picture={inBoth} />,
  },
};

const fewMarks = {
  good: {
    caption: 'One mark, where there is something to tell. The art does the rest.',
    shows: (
      <Grid columns={3}>
        <GameTile
          name="Moon Orchard"
          src={cover('Moon Orchard')}
          tag={{ tone: 'new', text: 'New' }}
        />
        <GameTile name="Jade Koi" src={cover('Jade Koi')} />
        <GameTile name="Mecha Arena" src={cover('Mecha Arena')} />
      </Grid>
    ),
  },
  bad: {
    caption:
      'No cover for half of them, and a mark on what is left: nothing here is known by its art.',
    shows: (
      <Grid columns={3}>
        <GameTile
          name="Moon Orchard"
          src={cover('Moon Orchard')}
          tag={{ tone: 'hot', text: 'Hot' }}
        />
        <GameTile name="Jade Koi" src={undefined} tag={{ tone: 'hot', text: 'Hot' }} />
        <GameTile name="Mecha Arena" src={undefined} tag={{ tone: 'new', text: 'New' }} />
      </Grid>
    ),
  },
};

/** What a picture has to leave free, and what each brand makes of it. */
export function ImageryPage() {
  const { merchant } = useChosen();
  return (
    <DesignPage
      title="Imagery"
      lead="An operator brings a picture once; every brand cuts, veils and lights it in its own way, on every width of phone. It works where the picture leaves room."
    >
      <Rule
        title="Room for words, room for the subject"
        says={[
          'Words take 58 of 100 of a banner, at its start. Nothing that must be seen lies there: a calm ground, at most.',
          'The subject lies around 86 of 100 across and half-way down. It is what stays in sight when the rest is cut away.',
          'From right to left the words change sides and the picture is not turned: its subject is then cut from the same place.',
          'No lettering, no logo and no figure of money in the picture. Words are the site’s: it says them in each language.',
        ]}
      >
        <div className={css.measured} translate="no">
          <img className={css.picture} src={lagoon} alt="A kraken at the end of a calm lagoon." />
          <span className={css.wordsZone}>Words: 58 of 100</span>
          <span className={css.subjectZone}>Subject</span>
        </div>
        <Pairs pairs={[wordsBeside]} />
      </Rule>
      <Rule
        title={`What ${merchant.name} makes of it`}
        says={[
          'The same covers and the same picture stand in every brand: light around a cover, a frame, a cut or nothing is a choice of `tile`, `corners` and `backdrop`.',
          'So nothing is drawn into a picture that a brand adds: no frame, no shine, no round corner, no shadow.',
        ]}
      >
        <div className={page.stories}>
          <StoryFrame id="gaming-banner-carousel--three" title="Banners" />
          <StoryFrame id="foundations-scene--home" title="A scene behind words" />
        </div>
        <Pairs pairs={[fewMarks]} />
      </Rule>
      <Rule
        title="Words over a picture are measured"
        says={[
          'Behind the log-in and the guest’s hero words lie on the picture. The site lays a veil of `color.scene.ground` between, and `livery check` samples every part: title, second line and accent must be read through it.',
          'Where it refuses, darken the spot it names or bring a picture for each mode. A stronger veil would leave no picture.',
          'A picture that is seen by night and by day is looked at in both: a white sky is calm in one and a lamp in the other.',
        ]}
      />
      <Rule
        title="Measures"
        says={[
          'A drawing of hundreds of shapes is drawn by the phone, each time. Rather a WebP of it.',
          'What a camera writes beside a picture stays behind when it is published; a photograph that lies on its side is refused.',
        ]}
      >
        <Facts rows={measures} />
      </Rule>
    </DesignPage>
  );
}
