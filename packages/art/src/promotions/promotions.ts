import type { Palette } from '../palettes.ts';
import type { Promotion } from './draw-promotion.ts';

const night: Palette = {
  light: '#8f7bff',
  mid: '#4338a8',
  deep: '#120f38',
  glow: '#3df5b4',
  accent: '#3df5b4',
};
const graphite: Palette = {
  light: '#5f6d72',
  mid: '#2a3338',
  deep: '#0b0d0e',
  glow: '#c6ff1f',
  accent: '#c6ff1f',
};

const aurora = { merchant: 'aurora', height: 440, palette: night, foot: 0 } as const;
const pulse = { merchant: 'pulse', height: 628, palette: graphite, foot: 130 } as const;

/** Banners of the brands' own, with lettering of their own. */
export const promotions: readonly Promotion[] = [
  {
    ...aurora,
    name: 'first-light',
    title: 'FIRST LIGHT',
    face: 'righteous',
    warp: 'arch',
    lettering: { style: 'block', fill: 'mint' },
    hero: 'chest',
    companions: ['emerald', 'stake'],
    scene: 'night',
    foreground: 'sparks',
  },
  {
    ...aurora,
    name: 'northern-league',
    title: 'NORTHERN LEAGUE',
    face: 'titan-one',
    warp: 'bulge',
    lettering: { style: 'rim', fill: 'ice' },
    hero: 'wolf',
    companions: ['medal', 'compass'],
    scene: 'night',
    foreground: 'sparks',
  },
  {
    ...pulse,
    name: 'floodlit-weekend',
    title: 'FLOODLIT WEEKEND',
    face: 'racing-sans-one',
    warp: 'rise',
    lettering: { style: 'block', fill: 'lime' },
    hero: 'trophy',
    companions: ['basketball', 'football'],
    scene: 'stadium',
    foreground: 'confetti',
  },
  {
    ...pulse,
    name: 'extra-time',
    title: 'EXTRA TIME',
    face: 'racing-sans-one',
    warp: 'rise',
    lettering: { style: 'long', fill: 'cream' },
    hero: 'football',
    companions: ['medal', 'racer'],
    scene: 'stadium',
    foreground: 'none',
  },
];
