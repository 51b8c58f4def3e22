import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import SvgIcon from '@mui/material/SvgIcon';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import { Tile } from './mui-tile.tsx';
import { games, type Game } from './page.ts';
import { useOffer } from './use-offer.ts';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: true, dark: true },
});

function Lobby() {
  const [shown, show] = useState<readonly Game[]>([]);
  const { mode, setMode } = useColorScheme();
  useOffer({
    mount: (count) => flushSync(() => show(games(count))),
    swap: () => flushSync(() => setMode(mode === 'dark' ? 'light' : 'dark')),
  });
  return (
    <Container maxWidth={false} disableGutters sx={{ maxWidth: 480 }}>
      <AppBar position="sticky" color="inherit" elevation={0}>
        <Toolbar>
          <IconButton aria-label="Menu" edge="start" color="inherit">
            <SvgIcon>
              <path d="M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z" />
            </SvgIcon>
          </IconButton>
          <Typography variant="h6">bench</Typography>
        </Toolbar>
      </AppBar>
      <main>
        <Typography variant="h6" component="h2" sx={{ px: 2, pt: 2 }}>
          Games
        </Typography>
        <ImageList cols={3} gap={12} aria-label="Games" sx={{ px: 2, m: 0, overflow: 'visible' }}>
          {shown.map((game) => (
            <ImageListItem key={game.id}>
              <Tile game={game} />
            </ImageListItem>
          ))}
        </ImageList>
      </main>
    </Container>
  );
}

const host = document.querySelector('#root');
if (host)
  createRoot(host).render(
    <ThemeProvider theme={theme} defaultMode="dark">
      <CssBaseline />
      <Lobby />
    </ThemeProvider>,
  );
