import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@livery/web/texts/use-translation';
import type { Game } from '@livery/contract/client';
import { IconButton, type IconButtonProps } from '@livery/ui/icon-button';
import { useToast } from '@livery/ui/toast';
import { useSession } from '#kernel/session/session.ts';
import { favouriteIdsQuery } from '../api/favourite-ids.ts';
import { useToggleFavourite } from '../api/use-toggle-favourite.ts';

export interface FavouriteToggleProps extends Pick<IconButtonProps, 'variant'> {
  readonly game: Game;
}

/** The heart of a game. A visitor is told to log in and stays where they are. */
export function FavouriteToggle({ game, variant = 'plain' }: FavouriteToggleProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const userName = useSession()?.userName;
  const ids = useQuery({ ...favouriteIdsQuery(userName ?? ''), enabled: userName !== undefined });
  const toggle = useToggleFavourite(userName ?? '', game);
  const marked = ids.data?.includes(game.nodeId) ?? false;

  const press = (): void => {
    if (userName === undefined) toast.show({ text: t('favourite.visitor'), duration: 2000 });
    else if (!toggle.isPending) toggle.mark(!marked);
  };
  return (
    <IconButton
      icon={marked ? 'heart-filled' : 'heart'}
      label={t('favourite.mark')}
      pressed={marked}
      variant={variant}
      onClick={press}
    />
  );
}
