import { useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Game } from '@livery/contract/client';
import { Accordion, AccordionItem } from '@livery/ui/accordion';
import { Button } from '@livery/ui/button';
import { MakerMark } from '@livery/ui/game-sheet';
import { Cover } from '@livery/ui/game-tile';
import { Sheet, SheetActions, SheetFacts, SheetNote, type CloseReason } from '@livery/ui/sheet';
import { useMoney } from '@livery/web/texts/money';
import { usePercent } from '@livery/web/texts/numbers';
import { useMerchant } from '#kernel/merchant.tsx';
import { categoryText } from '#kernel/i18n/category-text.ts';
import { hasPractice } from '../api/game.ts';
import { GameFacts } from './info/game-facts.tsx';
import { gameInfoQuery } from '../api/game-info.ts';
import { FavouriteToggle } from './favourite-toggle.tsx';

/** Two words of a name: brands that emphasise take the last one. */
const lastWord = (name: string): string | undefined =>
  name.includes(' ') ? name.split(' ').at(-1) : undefined;

export interface GameSheetProps {
  readonly game: Game;
  readonly open: boolean;
  readonly onClose: (reason: CloseReason) => void;
  readonly onPlay: (mode: 'real' | 'trial') => void;
  /** The picture at its head. */
  readonly cover?: Ref<HTMLSpanElement>;
}

/** A game before it is played: what it is, what it costs, and how to play it. */
export function GameSheet({ game, open, onClose, onPlay, cover }: GameSheetProps) {
  const { t } = useTranslation();
  const money = useMoney(useMerchant().currency);
  const percent = usePercent();
  const { data: info } = useQuery({ ...gameInfoQuery(game.nodeId), enabled: open });
  const [isRead, setRead] = useState(false);
  const emphasis = lastWord(game.gameName);
  const practice = FLAGS.FREEPLAY3 && hasPractice(game);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={game.gameName}
      {...(emphasis ? { emphasis } : {})}
      description={
        <>
          {game.showIcon ? <MakerMark src={game.showIcon} /> : null}
          <span>{t('sheet.by', { vendor: game.displayName })}</span>
        </>
      }
      cover={
        <Cover
          ref={cover}
          src={game.mobileLargeIcon || game.iconUrl}
          name={game.gameName}
          place="sheet"
          priority
        />
      }
      // Once for each place that a brand may put it in.
      start={<FavouriteToggle game={game} />}
    >
      <SheetFacts
        facts={[
          { label: t('sheet.category'), value: t(categoryText(game.gameCategory)) },
          { label: t('sheet.minBet'), value: info?.minBet ? money(info.minBet) : '–' },
          { label: t('sheet.rtp'), value: info?.rtp ? percent(info.rtp) : '–' },
        ]}
      />
      <Accordion>
        <AccordionItem title={t('info.title')} onOpenChange={setRead}>
          {isRead ? <GameFacts nodeId={game.nodeId} /> : null}
        </AccordionItem>
      </Accordion>
      <SheetActions
        main={
          <Button icon="play" full onClick={() => onPlay('real')}>
            {t('sheet.play')}
          </Button>
        }
        second={
          practice ? (
            <Button variant="secondary" full onClick={() => onPlay('trial')}>
              {t('flag.FREEPLAY3.sheet')}
            </Button>
          ) : null
        }
        mark={<FavouriteToggle game={game} variant="filled" />}
      />
      {practice ? <SheetNote>{t('flag.FREEPLAY3.note')}</SheetNote> : null}
    </Sheet>
  );
}
