import { Banner, BannerCarousel } from '@livery/ui/banner-carousel';
import { CategoryRail, RailItem } from '@livery/ui/category-rail';
import { GameBlock, GameStrip } from '@livery/ui/game-strip';
import { GameTile } from '@livery/ui/game-tile';
import { JackpotBanner } from '@livery/ui/jackpot';
import { TextLink } from '@livery/ui/link';
import { SectionTitle } from '@livery/ui/section-title';
import { SportsList, SportsRow } from '@livery/ui/sports-row';
import { Studios, VendorTile } from '@livery/ui/vendor-tile';
import { WinnerBoard, WinnerFrame } from '@livery/ui/winner-board';
import { emphasised } from '@livery/web/texts/emphasis';
import { useTranslation } from '@livery/web/texts/use-translation';
import { sampleGames, studios, wins } from '../samples.ts';
import { useSamples } from '../surroundings.tsx';

const nothing = (): void => undefined;

export function BannerPiece() {
  const { words, picture } = useSamples();
  return (
    <BannerCarousel
      label={words.banners}
      placeLabel={(at, of) => `${at}/${of}`}
      pagerLabel={String}
    >
      <Banner
        title={words.salon}
        emphasis={words.salonPart}
        description={words.salonHint}
        call={words.takeSeat}
        covers={[picture('covers/riviera-wheel')]}
        drawn
        first
      />
      <Banner
        title={words.league}
        emphasis={words.leaguePart}
        description={words.leagueHint}
        covers={[picture('covers/lion-kingdom')]}
      />
      <Banner title={words.spins} description={words.spinsHint} />
    </BannerCarousel>
  );
}

export function RailPiece() {
  const { t } = useTranslation();
  const { words } = useSamples();
  return (
    <CategoryRail label={t('home.categories')}>
      <RailItem icon="game-slots" current>
        {words.slots}
      </RailItem>
      <RailItem icon="game-fish">{t('category.FISH')}</RailItem>
      <RailItem icon="game-live">{t('category.LIVE')}</RailItem>
      <RailItem icon="game-poker">{t('category.PVP')}</RailItem>
      <RailItem icon="game-sports">{t('category.SPORTS')}</RailItem>
    </CategoryRail>
  );
}

/** A shelf of large covers with their title above it. */
export function HotPiece() {
  const { t, language } = useTranslation();
  const { words, picture } = useSamples();
  return (
    <>
      <SectionTitle
        {...emphasised(t('home.hot'))}
        end={
          <TextLink href="#all" quiet caret>
            {words.seeAll}
          </TextLink>
        }
      />
      <GameStrip label={t('home.hot')} hot firstMark={t('home.first')} locale={language}>
        {sampleGames.map(([slug, name], index) => (
          <GameTile
            key={slug}
            name={name}
            src={picture(`covers/${slug}`)}
            place="large"
            vendor="Moonlatch"
            priority
            {...(index === 0 ? { tag: { tone: 'hot', text: words.fresh } as const } : {})}
          />
        ))}
      </GameStrip>
    </>
  );
}

/** Six covers side by side. */
export function TilePiece() {
  const { words, picture } = useSamples();
  return (
    <>
      <SectionTitle title={words.slots} />
      <GameBlock label={words.slots}>
        {sampleGames.map(([slug, name], index) => (
          <GameTile
            key={slug}
            name={name}
            src={picture(`covers/${slug}`)}
            vendor="Quillfox"
            priority
            {...(index === 0 ? { tag: { tone: 'new', text: words.fresh } as const } : {})}
            {...(index === 1 ? { favouriteLabel: words.favourite } : {})}
          />
        ))}
      </GameBlock>
    </>
  );
}

export function StudiosPiece() {
  const { t } = useTranslation();
  const { picture } = useSamples();
  return (
    <>
      <SectionTitle {...emphasised(t('home.studios'))} />
      <Studios label={t('home.studios')}>
        {studios.map(([code, name]) => (
          <VendorTile key={code} code={code} name={name} logo={picture(`logos/${code}`)} />
        ))}
      </Studios>
    </>
  );
}

/** A board of so many wins; a long one moves. */
function Board({ rows }: { rows: number }) {
  const { t, language } = useTranslation();
  const { picture } = useSamples();
  const entries = [...wins, ...wins].slice(0, rows).map(([amount, name, slug, game], index) => ({
    id: `${index} ${amount}`,
    amount,
    name,
    game,
    cover: picture(`covers/${slug}`),
  }));
  return (
    <WinnerFrame title={<SectionTitle {...emphasised(t('home.wins'))} />}>
      <WinnerBoard
        label={t('home.wins')}
        entries={entries}
        locale={language}
        symbol="₱"
        onSelect={nothing}
      />
    </WinnerFrame>
  );
}

export const WinnersPiece = () => <Board rows={6} />;
export const LongWinnersPiece = () => <Board rows={10} />;

export function JackpotPiece() {
  const { t, language } = useTranslation();
  const { words } = useSamples();
  return (
    <JackpotBanner
      title={t('jackpot.title')}
      description={words.across}
      amount="833412906.48"
      locale={language}
      symbol="₱"
    />
  );
}

export function SportsPiece() {
  const { t } = useTranslation();
  const { words, picture } = useSamples();
  return (
    <SportsList label={t('home.sports')}>
      <SportsRow
        name="Volta Fable"
        description={words.football}
        src={picture('covers/striker-series')}
        mark={picture('vendors/EMW')}
      />
      <SportsRow
        name="Moonlatch"
        description={words.racing}
        src={picture('covers/lion-kingdom')}
        mark={picture('vendors/MNL')}
      />
    </SportsList>
  );
}
