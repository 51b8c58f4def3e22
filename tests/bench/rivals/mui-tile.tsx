import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';

import type { Game } from './page.ts';

const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const marks = { position: 'absolute', insetInline: 6, top: 6, alignItems: 'start' } as const;

/** A card with a picture, as the library's own pages compose one. */
export function Tile({ game }: { game: Game }) {
  return (
    <Card elevation={3} sx={{ borderRadius: 4 }}>
      <CardActionArea>
        <CardMedia
          component="img"
          src={game.src}
          alt=""
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          sx={{ aspectRatio: '3/4' }}
        />
        <Box component="span" sx={hidden}>
          <Typography component="span" variant="body2" noWrap>
            {game.name}
          </Typography>
          <Typography component="span" variant="caption" noWrap color="text.secondary">
            {game.vendor}
          </Typography>
        </Box>
        {game.tag || game.favourite ? (
          <Stack direction="row" spacing={0.5} sx={marks}>
            {game.tag ? (
              <Chip
                label={game.tag}
                size="small"
                color={game.tag === 'New' ? 'success' : 'warning'}
              />
            ) : null}
            {game.favourite ? (
              <SvgIcon fontSize="small" color="primary" titleAccess="Favourite">
                <path d="M12 21 3 12a5.5 5.5 0 0 1 9-6 5.5 5.5 0 0 1 9 6z" />
              </SvgIcon>
            ) : null}
          </Stack>
        ) : null}
      </CardActionArea>
    </Card>
  );
}
